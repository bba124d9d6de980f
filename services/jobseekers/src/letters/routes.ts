import { randomUUID } from 'node:crypto'
import {
  deleteLetter,
  downloadLetter,
  type Letter,
  listLetters,
  readLetter,
  readWritingHelp,
  saveLetter,
  setWritingHelp,
  startLetter,
  writeLetter,
} from '@onward/contracts'
import { createModel, rewordLetter, unmetRequirements, writeLetter as writeFromFacts } from '@onward/cv-engine'
import { letterDocx, letterPdf } from '@onward/documents'
import type { ServiceKit } from '@onward/service-kit'
import { giveConsent, hasConsent, withdrawConsent } from '../consents/store'
import { factsOf, notReadYet, ownCv } from '../cvs/store'
import type { LetterRow } from '../db/schema'
import { sendFile } from '../files'
import { areaOf } from '../profile/area'
import { profileRow } from '../profile/store'
import { nameOf } from '../profile/view'
import { insertLetter, lettersOf, ownLetter, removeLetter, saveLetterOver } from './store'

const letterView = ({ accountId: _, createdAt, updatedAt, ...row }: LetterRow): Letter => ({
  ...row,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
})

export function letterRoutes(kit: ServiceKit): void {
  const model = kit.config.languageModel && createModel(kit.config.languageModel, { now: () => kit.clock().getTime() })

  kit.handle(listLetters, ({ query, read }) =>
    read(async (tx, who) => {
      return { items: (await lettersOf(tx, who.accountId, query)).map(letterView) }
    }),
  )

  kit.handle(writeLetter, async ({ body, now, read, write, log }) => {
    const from = await read(async (tx, who) => {
      const accountId = who.accountId
      const cv = await ownCv(tx, accountId, body.cvId)
      const facts = await factsOf(tx, cv.id)
      if (!facts) throw notReadYet()
      const mayReword = body.reword && (await hasConsent(tx, accountId, 'writing-help'))
      return { facts, profile: await profileRow(tx, accountId), mayReword, asOf: monthOf(cv) }
    })
    const { facts, profile, asOf } = from
    const advert = body.advert && { ...body.advert }
    const outcome = writeFromFacts({ facts, person: profile, advert, choices: body.choices, asOf })
    if (!outcome.letter) return { shortfall: outcome.shortfall }
    const draft = outcome.letter
    const reworded =
      model && from.mayReword ? await rewordLetter(model, { letter: draft, facts, advert, choices: body.choices }) : null
    if (reworded?.writtenBy === 'rules') log.info({ because: reworded.because }, 'a letter was not reworded')
    const isReworded = reworded?.writtenBy === 'language-model'
    const id = randomUUID()
    return write(async (tx, who) => {
      await insertLetter(
        tx,
        {
          id,
          accountId: who.accountId,
          cvId: body.cvId,
          advert: advert ?? null,
          choices: body.choices,
          body: isReworded ? reworded.body : draft.body,
          facts: draft.facts,
          missing: draft.missing,
          partly: draft.partly,
          writtenBy: isReworded ? 'language-model' : 'rules',
        },
        now,
      )
      return { resource: `letters/${id}`, answer: { id } }
    })
  })

  kit.handle(startLetter, async ({ body, now, write }) =>
    write(async (tx, who) => {
      const { accountId } = who
      const cv = await ownCv(tx, accountId, body.cvId)
      const cvFacts = await factsOf(tx, cv.id)
      const { advert } = body
      const id = randomUUID()
      await insertLetter(
        tx,
        {
          id,
          accountId,
          cvId: cv.id,
          advert: advert ?? null,
          choices: { tone: 'warm', length: 'standard', language: body.language },
          body: '',
          facts: [],
          ...(cvFacts ? unmetRequirements(advert, cvFacts, monthOf(cv)) : { missing: [], partly: [] }),
          writtenBy: 'person',
        },
        now,
      )
      return { resource: `letters/${id}`, answer: { id } }
    }),
  )

  kit.handle(readLetter, ({ params, read }) => read(async (tx, who) => letterView(await ownLetter(tx, who.accountId, params.id))))

  kit.handle(saveLetter, ({ params, body, now, write }) =>
    write(async (tx, who) => {
      const row = await ownLetter(tx, who.accountId, params.id)
      const version = await saveLetterOver(tx, row.id, body, now)
      return { resource: `letters/${row.id}`, answer: { version } }
    }),
  )

  kit.handle(deleteLetter, ({ params, write }) =>
    write(async (tx, who) => {
      const row = await ownLetter(tx, who.accountId, params.id)
      await removeLetter(tx, row.id)
      return { resource: `letters/${row.id}`, answer: {} }
    }),
  )

  kit.handle(downloadLetter, async ({ params, query, read, reply }) => {
    const { letter, profile } = await read(async (tx, who) => ({
      letter: await ownLetter(tx, who.accountId, params.id),
      profile: await profileRow(tx, who.accountId),
    }))
    const document = {
      language: letter.choices.language,
      sender: { name: nameOf(profile), lines: [areaOf(profile), profile.phone, profile.email].filter(Boolean) },
      recipient: { company: letter.company },
      date: DAY.format(letter.updatedAt),
      subject: letter.jobId ? letter.jobTitle : '',
      body: letter.body,
    }
    const bytes = await (query.format === 'pdf' ? letterPdf(document) : letterDocx(document))
    const filename = ['Cover letter', nameOf(profile), letter.company].filter(Boolean).join(' - ')
    return sendFile(reply, { bytes, filename: `${filename}.${query.format}`, fileType: query.format })
  })

  kit.handle(readWritingHelp, ({ read }) =>
    read(async (tx, who) => ({ available: model !== null, consented: await hasConsent(tx, who.accountId, 'writing-help') })),
  )

  kit.handle(setWritingHelp, ({ body, now, write }) =>
    write(async (tx, who) => {
      const accountId = who.accountId
      if (body.consent) await giveConsent(tx, accountId, 'writing-help', body, now)
      else await withdrawConsent(tx, accountId, 'writing-help', now)
      return { resource: 'consents/writing-help', answer: { consented: body.consent } }
    }),
  )
}

/** When a CV was handed in, as yyyy-mm. */
const monthOf = ({ uploadedAt }: { uploadedAt: Date }): string => uploadedAt.toISOString().slice(0, 7)

/** A letter's date is its day in the United Kingdom, as yyyy-mm-dd. */
const DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' })
