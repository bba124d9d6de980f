import { DUTY_ROWS, WELSH_DUTY_ROWS } from './data/tables'
import { besideOf } from './entry-of-trade.test-data'
import { findDuties } from './find-skills'
import { coreSkills, findSkills, impliedSkills, occupations, skillById } from './index'
import { mutations, verbForms, welshVerbForms } from './word-forms'

const skillsIn = (text: string, beside = ''): string[] => [
  ...new Set(findDuties(text, `${text}\n${beside}`).map(({ skillId }) => skillId)),
]
/** All skills read from a line of a CV: named, shown by duties, and implied. */
const read = (text: string): Set<string> => {
  const ids = new Set([...findSkills(text), ...findDuties(text)].map(({ skillId }) => skillId))
  return new Set([...ids, ...impliedSkills(ids).keys()])
}

describe('what people write that they did', () => {
  it.each([
    ['Stocked the fridges before opening and faced up the shelves', 'shelf-stacking'],
    ['Worked on the checkout and helped at the self scans', 'till-work'],
    ['Rang up sales and gave the right change', 'till-work cash-handling'],
    ['Asked for ID when people bought cigarettes', 'age-restricted-sales'],
    ['Dressed the window every fortnight', 'visual-merchandising'],
    ['Opened up and locked up the shop on my own', 'working-alone'],
    ['Cooked for sixty at the lunch club', 'cooking'],
    ['Made soups and a roast on Sundays', 'cooking'],
    ['Top seller two summers running', 'retail-sales'],
    ['Laid out seasonal displays', 'visual-merchandising'],
    ['Helped residents to walk and with transfers', 'moving-handling-people'],
    ['Filled dosette boxes', 'pharmacy-support'],
    ['Posted to the purchase ledger', 'bookkeeping'],
    ['Rang patients to rearrange their visits', 'telephone-skills'],
    ['Pulled cables and fitted trunking', 'electrical-work'],
    ['Rebuilt bikes for the charity', 'bike-repair'],
    ['Managed queues at the door and ejected drunk customers', 'door-supervision'],
    ['Peeled potatoes and made sandwiches for the lunch trade', 'food-preparation'],
    ['Carried three plates and cleared tables', 'waiting-tables'],
    ['Poured pints and changed barrels', 'bar-work'],
    ['Cleaned eighteen bedrooms a day and made the beds', 'hotel-housekeeping cleaning'],
    ['Emptied the bins and mopped the corridors', 'cleaning waste-recycling'],
    ['Helped residents get washed and dressed', 'personal-care care-work'],
    ['Gave out tablets and signed the MAR sheets', 'medication'],
    ['Turned people in bed with slide sheets', 'moving-handling-people'],
    ['Wrote the daily notes and told the nurse about changes', 'record-keeping'],
    ['Reported bruises and worries to the manager', 'safeguarding'],
    ['Changed nappies and fed babies', 'childcare'],
    ['Listened to children read and helped with phonics', 'classroom-support'],
    ['Worked one to one with a boy with autism', 'special-educational-needs'],
    ['Cut and coloured hair and did blow-dries', 'hairdressing'],
    ['Picked orders with a scan gun at 150 items an hour', 'order-picking rf-scanner'],
    ['Loaded and emptied lorries by hand', 'loading-unloading manual-handling'],
    ['Dropped off parcels at 140 houses a day in a Transit', 'delivery van-driving'],
    ['Checked tyres, lights and oil before setting off', 'vehicle-checks'],
    ['Drove an artic to Spain and back', 'lorry-driving'],
    ['Mixed cement and carried the hod', 'site-labouring'],
    ['Dug trenches and laid pipes', 'groundworks'],
    ['Mended locks, fences and dripping taps in the flats', 'property-maintenance'],
    ['Checked every tenth part with a micrometer', 'quality-checking measuring'],
    ['Mowed lawns, cut hedges and planted borders', 'gardening'],
    ['Walked round the site every hour and checked the gates', 'security-guarding'],
    ['Searched bags at the door and turned drunk people away', 'door-supervision'],
    ['Answered ninety calls a day about bills', 'telephone-skills'],
    ['Sorted out complaints so that people stayed with us', 'complaint-handling'],
    ['Sent out invoices and chased late payers', 'invoicing'],
    ['Covered reception and signed visitors in', 'reception'],
    ['Supervised two improvers and trained three interns', 'team-leading training-others'],
    ['Interviewed people and chose new staff', 'recruitment-support'],
    ['Set up laptops and reset passwords', 'it-support'],
    ['Helped people fill in benefit forms', 'advice-work'],
    ['Never had a day off sick in three years', 'punctuality'],
    ['Kept my head when it got busy', 'calm-under-pressure'],
    ['Gwasanaethu cwsmeriaid a gweithio ar y til', 'customer-service till-work'],
    ['Gofalais am bobl hŷn yn eu cartrefi', 'care-work'],
    ['Glanhau’r wardiau a’r toiledau', 'cleaning'],
    ['Profiad o goginio prydau i breswylwyr', 'cooking'],
  ])('“%s” shows %s', (text, expected) => {
    expect([...read(text)]).toEqual(expect.arrayContaining(expected.split(' ')))
  })

  it('also finds an object right before its verb', () => {
    expect(skillsIn('Order taking, vehicle checking, customers served')).toEqual(
      expect.arrayContaining(['waiting-tables', 'vehicle-checks', 'customer-service']),
    )
  })

  it.each([
    ['the verb has another object', 'Served on the committee', 'customer-service'],
    ['the object hangs on another word', 'Weekend shifts in four nursing homes', 'furniture-removal'],
    ['the object only says of what kind another is', 'Prepared registration cards and room keys', 'hotel-housekeeping'],
    ['a longer object says more', 'Took blood pressure every morning', 'phlebotomy'],
    ['a longer object stands behind', 'Drove counterbalance and reach trucks', 'lorry-driving'],
    ['a noun looks like a verb', 'Take order, serve food and drink', 'stock-control'],
    ['who leads a team is not one of it', 'Led a team of twelve', 'teamwork'],
    ['many patients are not one patient person', 'Worked with patients with dementia', 'calm-under-pressure'],
    ['another thought begins', 'Helped the manager who served customers', 'teamwork'],
    ['a false match hides it', 'Wrote my notes in the phone app', 'telephone-skills'],
    ['a full stop ends it', 'Cleaned. Windows is what I use at home', 'window-cleaning'],
  ])('finds nothing where %s', (_, text, skillId) => {
    expect(skillsIn(text)).not.toContain(skillId)
  })

  it('returns the verb together with its object', () => {
    const [match] = findDuties('At weekends I served up to two hundred customers a night')
    expect(match).toMatchObject({ skillId: 'customer-service', surface: 'served up to two hundred customers' })
  })
})

describe('the data', () => {
  const rows = [...DUTY_ROWS, ...WELSH_DUTY_ROWS]
  it('names skills that exist', () => {
    expect(rows.map(([skillId]) => skillId).filter((skillId) => !skillById(skillId))).toEqual([])
  })
  it('finds each skill by each of its phrases that need no verb', () => {
    const silent = rows.flatMap(([skillId, verbs, objects]) =>
      verbs === ''
        ? objects
            .split('|')
            .filter((phrase) => !skillsIn(`I ${phrase.replace('!', '')}`, besideOf(phrase.replace('!', ''))).includes(skillId))
        : [],
    )
    expect(silent).toEqual([])
  })
  it('finds each skill by each of its verbs', () => {
    const silent = rows.flatMap(([skillId, verbs, objects]) =>
      verbs === ''
        ? []
        : verbs
            .split('|')
            .filter(
              (verb) =>
                !objects
                  .split('|')
                  .some((object) => skillsIn(`${verb} ${object.replace('!', '')}`, besideOf(`to ${verb}`)).includes(skillId)),
            )
            .map((verb) => `${skillId}: ${verb}`),
    )
    expect(silent).toEqual([])
  })
  it('lists only skills for occupations, never a certificate', () => {
    const listed = occupations.flatMap(({ id }) => coreSkills(id, null))
    expect(listed.filter((skillId) => skillById(skillId)?.kind !== 'skill')).toEqual([])
    expect(listed.length).toBeGreaterThan(200)
  })
})

describe('somebody else’s work', () => {
  it.each([
    ['Seated guests and took food orders', 'stock-control'],
    ['Ran food from the pass', 'cooking'],
    ['Ran games for children', 'cooking'],
    ['Cut steaks and joints to order', 'carpentry'],
    ['Sanded and glossed doors', 'carpentry'],
    ['Stripped out kitchens', 'deep-cleaning'],
    ['Poured drinks and collected glasses', 'waste-recycling'],
    ['Supervised a team of six', 'training-others'],
    ['Showed pensioners how to call home', 'training-others'],
    ['Directed people at concerts', 'team-leading'],
    ['Looked after cemetery grounds', 'gardening'],
    ['Airport runs and school runs', 'childcare'],
    ['Checked products for defects', 'stock-control'],
    ['Wound dressing for two residents', 'first-aid'],
  ])('%j is no %s', (text, never) => {
    expect(skillsIn(text)).not.toContain(never)
  })
})

describe('core duties of a job', () => {
  it('include more skills after some months in the job', () => {
    expect(coreSkills('senior-carer', 1)).toEqual(['care-work', 'personal-care', 'medication'])
    expect(coreSkills('senior-carer', 12)).toEqual(expect.arrayContaining(['care-work', 'care-planning']))
    expect(coreSkills('no-such-job', 12)).toEqual([])
  })
})

describe('forms of words', () => {
  it.each([
    ['serve', 'serves serving served'],
    ['stop', 'stops stopping stopped'],
    ['tidy', 'tidies tidying tidied'],
    ['wash', 'washes washing washed'],
    ['take', 'takes taking took taken'],
    ['label', 'labelling labelled labeling'],
  ])('of the verb %s are %s', (verb, forms) => {
    expect(verbForms(verb)).toEqual(expect.arrayContaining(forms.split(' ')))
  })
  it('are mutated in Welsh', () => {
    expect(mutations('cwsmeriaid')).toEqual(['cwsmeriaid', 'gwsmeriaid', 'nghwsmeriaid', 'chwsmeriaid'])
    expect(mutations('gardd')).toEqual(['gardd', 'ardd', 'ngardd'])
    expect(mutations('staff')).toEqual(['staff'])
    expect(welshVerbForms('gofalu')).toEqual(expect.arrayContaining(['gofalu', 'ofalu', 'gofalais', 'ofalais', 'gofalur']))
  })
})
