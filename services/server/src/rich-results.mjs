// Another package's reading of a page's structured data, by Google's rules for rich results: HTML comes in, what is amiss goes out as JSON.
import { text } from 'node:stream/consumers'
import Validator from '@adobe/structured-data-validator'
import WebAutoExtractor from '@marbec/web-auto-extractor'

const found = new WebAutoExtractor({ addLocation: true, embedSource: ['rdfa', 'microdata'] }).parse(await text(process.stdin))
const issues = await new Validator().validate(found)
const kinds = Object.keys(found.jsonld ?? {})
process.stdout.write(JSON.stringify({ kinds, issues: issues.map(({ severity, issueMessage }) => `${severity} ${issueMessage}`) }))
