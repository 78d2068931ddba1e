/** The server's HTTP interface, with the shapes of its own description. */

import { prefs } from "./prefs.svelte";
import type { components } from "./schema";
import { typeset } from "./typeset";

type Shape = components["schemas"];
export type Me = Shape["Me"];
export type MyTable = Shape["MyTable"];
export type TableInfo = Shape["TableInfo"];
export type SeatInfo = Shape["SeatInfo"];
export type NewTable = Shape["NewTable"];
export type Place = Shape["Place"];
export type Entry = Shape["Entry"];
export type Games = Shape["Games"];
export type GameKit = Shape["GameKit"];
export type Story = Shape["Story"];
export type Step = Shape["Step"];
export type Moment = Shape["Moment"];
export type Said = Shape["Said"];
export type Trial = Shape["Trial"];
export type Tried = Shape["Tried"];
export type Attended = Shape["Attended"];
export type Advice = Shape["Advice"];
export type Hint = Shape["Hint"];
export type Review = Shape["Review"];
export type MyCards = Shape["MyCards"];

/** What people have typed themselves, and will go on typing: their name, and the cards they write. */
const AS_TYPED = /^\/api\/(me|workshop)\b/;

/** Something the server refused, in its own words. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

/** What proves that a seat or a table is for us: behind the # of a link, never in an address. */
export interface Pass {
  secret?: string;
  invite?: string;
  /** Only look on, even if a seat is ours. */
  watch?: boolean;
}

export async function call<T>(method: string, path: string, body?: unknown, pass: Pass = {}): Promise<T> {
  // What is refused is read on this page, not in the browser's menus.
  const headers: Record<string, string> = { "Accept-Language": prefs.lang };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (pass.secret) headers.Authorization = `Bearer ${pass.secret}`;
  if (pass.invite) headers["Saloon-Invite"] = pass.invite;
  let answer: Response;
  try {
    answer = await fetch(path, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
  } catch {
    throw new Refused(0, "offline", "");
  }
  if (answer.status === 204) return undefined as T;
  const came = await answer.json().catch(() => null);
  const told = AS_TYPED.test(path) ? came : typeset(came);
  if (!answer.ok) throw new Refused(answer.status, told?.code ?? "broken", told?.message ?? answer.statusText);
  return told as T;
}

export const get = <T>(path: string, pass?: Pass) => call<T>("GET", path, undefined, pass);
export const post = <T>(path: string, body: unknown = {}, pass?: Pass) => call<T>("POST", path, body, pass);
export const put = <T>(path: string, body: unknown, pass?: Pass) => call<T>("PUT", path, body, pass);
export const patch = <T>(path: string, body: unknown) => call<T>("PATCH", path, body);
export const remove = <T>(path: string) => call<T>("DELETE", path);
