import { getContext, setContext } from "svelte";
import type { Session } from "./session.svelte";

const KEY = Symbol("session");

export const provideSession = (session: Session) => setContext(KEY, session);

export const useSession = () => getContext<Session>(KEY);
