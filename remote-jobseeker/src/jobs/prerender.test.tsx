import { featurePlace, WORKPLACE_FEATURES } from '@onward/contracts/jobs/job-facts'
import { LANGUAGES } from '@onward/contracts/language'
import pages from '../prerender'

test.each(LANGUAGES)(
  'the advert of before any script leaves every fact open, and has none of the job it was drawn of (%s)',
  (language) => {
    const html = pages.job?.[language] ?? ''
    const text = html.replace(/<[^>]*>/g, ' ')
    for (const place of ['title', 'company', 'place', 'pay', 'week', 'hours', 'start', 'closes', 'description', 'requirement'])
      expect(text).toContain(`{{${place}}}`)
    expect(html).toContain('href="/login?next=%2Fjobs%2F{{id}}%2Fapply"')
    expect(html).toContain('href="{{websiteAddress}}"')
    expect(html).toContain('src="{{logo}}"')
    expect(html).toContain('href="/better-off"')
    for (const feature of WORKPLACE_FEATURES) expect(html).toContain(`{{#${featurePlace(feature)}}}`)
    expect(text).not.toMatch(/2099|1,?003|\b31\b/)
  },
)

test.each(LANGUAGES)(
  'each of its sections begins and ends, and a number has a text for every form of the language (%s)',
  (language) => {
    const html = pages.job?.[language] ?? ''
    const names = (sign: string) => [...html.matchAll(new RegExp(`\\{\\{[${sign}](\\w+)\\}\\}`, 'g'))].map(([, name]) => name)
    expect(names('/').sort()).toEqual(names('#^').sort())
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories
    for (const form of forms) expect(names('#')).toContain(`daysLeft_${form}`)
  },
)
