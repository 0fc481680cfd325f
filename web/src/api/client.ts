import type { ProblemDetails, Text } from "./types";

/** What the service refused, or what kept us from asking it; `text` is for the reader. */
export class ApiProblem extends Error {
  constructor(
    readonly status: number,
    readonly text: Text,
    readonly detail: string,
    readonly rule: string,
  ) {
    super(detail);
    this.name = "ApiProblem";
  }
}

const UNREACHABLE: Text = { id: "web-connection-lost" };
const BROKEN: Text = { id: "web-our-fault" };

export function get<T>(path: string, signal?: AbortSignal): Promise<T> {
  return call<T>("GET", path, undefined, signal);
}

export function post<T>(path: string, body: unknown = {}): Promise<T> {
  return call<T>("POST", path, body);
}

export function put<T>(path: string, body: unknown): Promise<T> {
  return call<T>("PUT", path, body);
}

export function patch<T>(path: string, body: unknown): Promise<T> {
  return call<T>("PATCH", path, body);
}

/** Named so because `delete` is a word of the language. */
export function remove<T = void>(path: string): Promise<T> {
  return call<T>("DELETE", path);
}

async function call<T>(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<T> {
  const init: RequestInit = { method, headers: { Accept: "application/json" } };
  if (signal) init.signal = signal;
  if (method !== "GET") {
    // also where there is no body: a form of another site cannot send this type
    init.headers = { ...init.headers, "Content-Type": "application/json" };
    if (body !== undefined) init.body = JSON.stringify(body);
  }
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ApiProblem(0, UNREACHABLE, String(error), "");
  }
  if (!response.ok) throw await problem(response);
  if (response.status === 204 || response.headers.get("Content-Length") === "0") return undefined as T;
  if (response.headers.get("Content-Type")?.includes("json")) return (await response.json()) as T;
  return undefined as T;
}

async function problem(response: Response): Promise<ApiProblem> {
  if (response.headers.get("Content-Type")?.includes("json")) {
    const details = (await response.json().catch(() => ({}))) as Partial<ProblemDetails>;
    if (details.text) {
      return new ApiProblem(response.status, details.text, details.detail ?? "", details.rule ?? "");
    }
  }
  return new ApiProblem(response.status, BROKEN, response.statusText, "");
}
