/**
 * Prints the samples of JSON Resume by the themes that are counted, into `documents/` and `people/json-resume-samples.cv`:
 * `node --import tsx libs/cv-corpus/src/print-samples.ts`. Needed only when a theme or a sample is added.
 */
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readJson } from './people'
import { printResumes } from './theme-pages'
import { COUNTED_THEMES } from './themes'

const folder = fileURLToPath(new URL('../documents/', import.meta.url))
const most = Object.keys(COUNTED_THEMES).length
const pages = await printResumes(readJson('json-resume-samples.json'), COUNTED_THEMES, folder, most)
writeFileSync(
  fileURLToPath(new URL('../people/json-resume-samples.cv', import.meta.url)),
  [...pages].map(([page, labelled]) => `=== ${page}\n${labelled}`).join('\n'),
)
