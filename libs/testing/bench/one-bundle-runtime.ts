/** Stands in for the federation runtime in the single bundle: the remotes are there already. */
const entries: Record<string, () => Promise<unknown>> = {
  'public/entry': () => import('../../../remote-public/src/entry'),
  'jobseeker/entry': () => import('../../../remote-jobseeker/src/entry'),
  'employer/entry': () => import('../../../remote-employer/src/entry'),
  'agent/entry': () => import('../../../remote-agent/src/entry'),
}
export const loadRemote = (name: string): Promise<unknown> => {
  const load = entries[name]
  return load ? load() : Promise.reject(new Error(`The bundle has no ${name}`))
}
export const registerPlugins = (): void => {}
export const registerRemotes = (): void => {}
