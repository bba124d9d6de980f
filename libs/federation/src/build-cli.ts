import { buildPortalPackage } from './build'

// `npm run build -- jobseeker`: builds front ends, one line of JSON each.
for (const name of process.argv.slice(2)) process.stdout.write(`${JSON.stringify(await buildPortalPackage(name))}\n`)
