/**
 * A folder that outlives this clone: `$XDG_CACHE_HOME`, else `~/.cache`, then `onward` and `name`. Made where it is missing; where it cannot be
 * made, one of this clone.
 */
export function cacheFolder(name: string): string
