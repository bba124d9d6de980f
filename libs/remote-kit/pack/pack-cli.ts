import { packKit } from './pack-kit'

// `node --import tsx libs/remote-kit/pack/pack-cli.ts`: packs the kit and prints its folder.
process.stdout.write(`${await packKit()}\n`)
