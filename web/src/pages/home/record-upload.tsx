import { useRef } from "preact/hooks";
import { post } from "../../api/client";
import type { Opened } from "../../api/types";
import { tellProblem } from "../../app/messages";
import { go } from "../../app/router";
import { Button } from "../../parts/button";
import { word } from "../../text/voice";

/** Opens a game that was written to a file. */
export function RecordUpload() {
  const file = useRef<HTMLInputElement>(null);
  const send = async (chosen: File | undefined) => {
    if (!chosen) return;
    try {
      const { table } = await post<Opened>("/api/records", { record: await chosen.text() });
      go(`/t/${table}/replay`);
    } catch (problem) {
      tellProblem(problem);
    }
  };
  return (
    <>
      <Button kind="quiet" icon="upload" onClick={() => file.current?.click()}>
        {word("web-open-record")}
      </Button>
      <input
        ref={file}
        type="file"
        accept=".txt,.record,text/plain"
        hidden
        onChange={(event) => {
          void send(event.currentTarget.files?.[0]);
          event.currentTarget.value = "";
        }}
      />
    </>
  );
}
