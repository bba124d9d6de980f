import { CommandRefused } from './command'

const USUAL = 'http://localhost:3000'

/** Origin of the portal: `--portal`, else `ONWARD_PORTAL`, else the one on this machine. */
export function portalFrom(named: unknown, env: Readonly<Record<string, string | undefined>>): string {
  const address = String(named ?? env.ONWARD_PORTAL ?? USUAL)
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol))
    throw new CommandRefused(`"${address}" is no address of a portal: write one such as ${USUAL}.`)
  return new URL(address).origin
}
