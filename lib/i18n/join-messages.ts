type Groups = Record<string, Record<string, unknown>>;

/** The messages of the editor's start with those of its parts; a group may have some in both. */
export function joinMessages<Start extends object, Parts extends object>(
  start: Start,
  parts: Parts,
): Start & Parts {
  const joined: Groups = { ...(start as Groups) };
  for (const [group, messages] of Object.entries(parts as Groups))
    joined[group] = { ...joined[group], ...messages };
  return joined as Start & Parts;
}
