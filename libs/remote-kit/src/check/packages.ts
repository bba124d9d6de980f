import { kitPackages } from '../new/kit-packages'
import { packageOf } from '../remote-folder'

/** The portal lends these: a remote that is written and tested with another version meets the portal's when it runs. */
const LENT = ['react', 'react-dom', 'react-router', 'react-router-dom', 'antd', '@tanstack/react-query', 'zustand'] as const

/** Packages of package.json in another version than the kit's, of those that the portal lends. */
export async function packageFaults(dir: string): Promise<string[]> {
  const [{ dependencies, devDependencies, peerDependencies }, { pinned }] = [await packageOf(dir), await kitPackages()]
  const named = { ...peerDependencies, ...devDependencies, ...dependencies }
  return LENT.flatMap((name) => {
    const [own, kits] = [named[name], pinned[name]]
    if (own === undefined || kits === undefined || own === kits) return []
    return [`package.json asks for ${name} ${own}, and the portal lends ${kits}: write "${name}": "${kits}", or leave it out.`]
  })
}
