import path from 'node:path'
import { buildPortalPackage } from './build'

// `npm run build -- jobseeker`: builds front ends, one line of JSON each. `name=folder` takes the sources from elsewhere.
for (const argument of process.argv.slice(2)) {
  const [name = '', folder] = argument.split('=')
  try {
    process.stdout.write(`${JSON.stringify(await buildPortalPackage(name, folder ? path.resolve(folder) : undefined))}\n`)
  } catch (error) {
    // Only the message: webpack's output is for people, our stack trace is not.
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
    process.exitCode = 1
  }
}
