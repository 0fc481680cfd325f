// Made by tools/api_types.py from the service's OpenAPI document; change the structs in Python instead.

export interface About {
  game: string;
  title: string;
  credit: string;
  ruleset: number;
  data: string;
  sources: Provenance[];
}

export interface Advised {
  actions: string[];
  text: Text;
  choices: Choice[];
  chance?: number | null;
}

export interface Aim {
  actions: string[];
  place?: string;
  piece?: string;
  verb?: string;
  value?: number | null;
  chance?: number | null;
  confirm?: string[];
}

export interface Aims {
  number: number;
  aims: Aim[];
  field: Overlay;
}

export interface Arg {
  kind: string;
  name: string;
}

export interface As {
  seat?: string;
}

export interface Ask {
  number: number;
  seats: string[];
  mine: boolean;
  prompt: Text;
  rule: string;
  scope: number;
  choices: Choice[];
  forecast: Overlay;
  suggestion: boolean;
}

export interface Badge {
  text: string;
  shape?: string;
  under?: string;
  colour?: string;
  ring?: boolean;
  star?: string;
  worth?: number;
}

export interface Box {
  id: string;
  side: string;
  pieces?: string[];
  text?: Text | null;
}

export interface BranchAsked {
  entry: number;
  level?: string;
  seat?: string;
}

export interface ChatLine {
  id: number;
  name: string;
  side: string;
  text: string;
  ago: number;
}

export interface Choice {
  action: string;
  verb: string;
  args: Arg[];
  text: Text;
  final?: boolean;
}

export interface Dice {
  commitment: string;
}

export interface EmailAsked {
  email: string;
}

export interface Ending {
  by: "rules" | "resign" | "draw" | "time";
  results: Record<string, string>;
  text: Text;
  rule?: string;
}

export interface Face {
  kind: string;
  name: string;
  nation: string;
  symbol: string;
  layout?: string;
  echelon?: string;
  zones?: boolean;
  sign?: string;
  figures?: string[];
}

export interface Figure {
  kind: string;
  points: ([number, number])[];
  name?: string;
}

export interface Film {
  eyes: string;
  entries: number;
  moments: Moment[];
}

export interface GameCard {
  slug: string;
  title: string;
  credit: string;
  ruleset: number;
  sides: string[];
  seats: string[];
  scenarios: ScenarioCard[];
  options: OptionCard[];
  levels: string[];
  level: string;
  queries: Record<string, string[]>;
  quick: string;
  die: number;
}

export interface Graph {
  side: string;
  points: GraphPoint[];
}

export interface GraphPoint {
  entry: number;
  turn: number;
  chance: number;
}

export interface Hand {
  seat: string;
  id: string;
  count: number;
  shown?: string[];
}

export interface Hint {
  actions: string[];
  text: Text;
  choices: Choice[];
  chance?: number | null;
  reply?: Reply | null;
  others?: Advised[];
}

export interface JoinKey {
  key: string;
  nonce?: string;
}

export interface Label {
  text: string;
  x: number;
  y: number;
  angle?: number;
  size?: number;
  kind?: string;
}

export interface Line {
  text: Text;
  value: number;
  rule: string;
  side?: string;
  total?: boolean;
  kind?: string;
}

export interface Link {
  kind: string;
  a: string;
  b?: string;
  edge?: string;
  points?: ([number, number])[];
}

export interface Lobby {
  mine: TableCard[];
  open: TableCard[];
  watch: TableCard[];
  finished: TableCard[];
}

export interface LogLine {
  text: Text;
  rule: string;
  dice?: number[];
  heading?: boolean;
}

export interface LoginToken {
  token: string;
}

export interface MailAnswer {
  text: string;
}

export interface Marker {
  id: string;
  place: string;
  side?: string;
  to?: string;
  value?: string;
}

export interface Me {
  name: string;
  language: string;
  email: string;
  mail: boolean;
  webhook: string;
  can_mail: boolean;
}

export interface MeChange {
  name?: string | null;
  language?: "" | "en" | "fr" | null;
  mail?: boolean | null;
  webhook?: string | null;
}

export interface Moment {
  entry: number;
  view: Table;
  passage: Passage | null;
  prompt: Text | null;
  asked: string[];
}

export interface NewTable {
  game: string;
  scenario: string;
  seats: Record<string, SeatPlan>;
  options?: Record<string, string>;
  tempo?: Tempo;
  public?: boolean;
  nonce?: string;
  commitment?: string;
}

export interface Notes {
  text: string;
}

export interface Offer {
  id: number;
  kind: "draw" | "take_back" | "rematch";
  seat: string;
  entry: number;
  mine: boolean;
}

export interface OfferAnswer {
  accept: boolean;
  seat?: string;
}

export interface OfferAsked {
  kind: "draw" | "take_back" | "rematch";
  entry?: number;
  seat?: string;
}

export interface Opened {
  table: string;
  seats: string[];
  links: Record<string, string>;
  version?: number;
}

export interface OptionCard {
  id: string;
  default: string;
  values: string[];
  rule: string;
  title: Record<string, string>;
  number: boolean;
  seats: Record<string, number>;
}

export interface OrderAsked {
  prompt: string;
  answer: string;
  seat?: string;
}

export interface OrderCard {
  id: number;
  prompt: string;
  answer: string;
  text: Text;
}

export interface Overlay {
  spots?: Spot[];
  lines?: Line[];
  rolls?: Roll[];
  text?: Text | null;
  steps?: Step[];
  pairings?: Pairing[];
}

export interface Pairing {
  piece: string;
  target: string;
  kind: string;
  text: Text;
  rule: string;
  roll?: Roll | null;
}

export interface Passage {
  entry: number;
  side: string;
  forced: boolean;
  lines: LogLine[];
  chance?: number | null;
  result?: string;
  swing?: Record<string, number>;
  back?: boolean;
}

export interface Piece {
  id: string;
  kind: string;
  side: string;
  place: string;
  facing?: string;
  values?: string[];
  marks?: string[];
  steps?: number;
  full?: number;
  figures?: string[];
  tab?: string;
  carrier?: string;
}

export interface Place {
  id: string;
  x: number;
  y: number;
  terrain?: string;
  level?: number;
  outline?: ([number, number])[];
  name?: string;
  nudge?: [number, number];
  aside?: [number, number];
  settlement?: string;
  marks?: string[];
  badge?: Badge | null;
}

export interface PlayNow {
  game: string;
}

export interface Pointed {
  actions: string[];
  refusal: Refusal | null;
  rolls?: RollOdds[];
  confirm?: string[];
}

export interface Pointing {
  number: number;
  pieces?: string[];
  place?: string;
  piece?: string;
  verb?: string;
  seat?: string;
}

export interface ProbeAsked {
  number: number;
  actions: string[];
  seat?: string;
}

export interface ProbeState {
  number: number;
  played: number;
  stop: string;
  view: Table;
  choices: Choice[];
  forecast: Overlay;
  prompt: Text | null;
  rolls: RollOdds[];
  confirm?: string[];
}

export interface ProblemDetails {
  type: string;
  title: string;
  status: number;
  detail: string;
  text: Text;
  rule?: string;
}

export interface Provenance {
  what: Record<string, string>;
  provenance: string;
  note: Record<string, string>;
}

export interface RecordUpload {
  record: string;
}

export interface Refusal {
  rule: string;
  text: Text;
}

export interface Reply {
  seat: string;
  choices: Choice[];
}

export interface Request {
  number: number;
  request: string;
  seat?: string;
}

export interface Result {
  label: string;
  ways: number;
  of: number;
  low: number;
  high: number;
}

export interface ResultOdds {
  label: string;
  ways: number;
  of: number;
  low: number;
  high: number;
}

export interface Roll {
  purpose: string;
  rule: string;
  results: Result[];
}

export interface RollOdds {
  purpose: string;
  rule: string;
  results: ResultOdds[];
  exact: boolean;
}

export interface RuleText {
  title: Record<string, string>;
  summary: Record<string, string>;
  chapter: string;
  chapter_title: Record<string, string>;
  ruling?: boolean;
  option?: string;
}

export interface Say {
  text: string;
}

export interface ScenarioCard {
  id: string;
  title: Record<string, string>;
  rule: string;
  turns: number;
  placed: boolean;
  options: string[];
  map: string;
}

export interface SeatCard {
  seat: string;
  side: string;
  name: string;
  kind: "person" | "machine" | "free";
  level?: string;
  you?: boolean;
  online?: boolean;
  asked?: boolean;
  clock?: number | null;
  link?: string;
  open?: boolean;
}

export interface SeatPlan {
  who: "me" | "friend" | "open" | "machine";
  level?: string;
}

export interface Sheet {
  id: string;
  grid: string;
  places: Place[];
  links: Link[];
  provenance: string;
  size?: number;
  ground?: string;
  turns?: [number, number];
  figures?: Figure[];
  labels?: Label[];
  box?: [number, number, number, number] | null;
  outline?: ([number, number])[];
  margin?: number;
  title?: string;
  subtitle?: string;
  kilometre?: number;
}

export interface SitDown {
  seat: string;
  nonce?: string;
}

export interface Spot {
  place: string;
  kind: string;
  value?: number;
  rule?: string;
}

export interface Step {
  text: Text;
  rule: string;
  when: string;
}

export interface Submission {
  number: number;
  request: string;
  actions: string[];
  seat?: string;
}

export interface Table {
  game: string;
  scenario: string;
  map: string;
  seat: string;
  sides: string[];
  active?: string;
  pieces?: Piece[];
  tracks?: Track[];
  boxes?: Box[];
  hands?: Hand[];
  markers?: Marker[];
}

export interface TableCard {
  table: string;
  game: string;
  scenario: string;
  seats: SeatCard[];
  tempo: Tempo;
  version: number;
  entries: number;
  your_turn: boolean;
  waiting: boolean;
  last: Text | null;
  prompt: Text | null;
  ending: Ending | null;
  since: number;
  host: boolean;
}

export interface TableState {
  table: string;
  version: number;
  game: string;
  scenario: string;
  options: Record<string, string>;
  tempo: Tempo;
  public: boolean;
  commitment: string;
  you: You;
  seats: SeatCard[];
  view: Table;
  ask: Ask | null;
  entries: number;
  log: Passage[];
  log_from: number;
  undo: number[];
  take_back: number;
  luck: Record<string, number>;
  offers: Offer[];
  orders: OrderCard[];
  pending: string[];
  chat: ChatLine[];
  notes: string;
  ending: Ending | null;
  rematch: string;
  flagged: string;
}

export interface Tempo {
  kind?: "none" | "live" | "days";
  minutes?: number;
  increment?: number;
  days?: number;
}

export interface Text {
  id: string;
  args?: ([string, string | number])[];
}

export interface Track {
  id: string;
  value: number;
  size: number;
  certain?: number;
  side?: string;
  marks?: string[];
}

export interface UndoAsked {
  number: number;
  request: string;
  entry?: number;
  seat?: string;
}

export interface You {
  seats: string[];
  eyes: string;
  curtain: boolean;
  host: boolean;
}
