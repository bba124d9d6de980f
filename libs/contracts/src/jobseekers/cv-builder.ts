import * as v from 'valibot'
import { endpoint, id, idParams, written } from '../endpoint'
import { LANGUAGES } from '../language'
import { optionalText } from '../text'
import { curriculum, cvFacts } from './curriculum'
import { orEmpty, profileEdit } from './profile'

const service = 'jobseekers' as const

export const readCvFacts = endpoint({
  service,
  method: 'GET',
  path: '/cvs/:id/facts',
  reads: ['cv'],
  problems: ['state-conflict'],
  summary: 'What the CV says, each field with the text it was read from',
  access: ['user'],
  params: idParams,
  response: v.object({ facts: cvFacts }),
})
/** The facts that the person checked. An empty text leaves the profile's value. */
export const fillProfile = endpoint({
  service,
  method: 'POST',
  path: '/cvs/:id/fill-profile',
  changes: ['profile', 'job-match'],
  summary: 'Use my CV to fill my profile',
  access: ['user'],
  params: idParams,
  body: v.object({
    profile: v.object({
      firstName: optionalText(100),
      lastName: optionalText(100),
      phone: orEmpty(profileEdit.entries.phone),
      postcode: optionalText(10),
      skills: profileEdit.entries.skills,
      version: v.number(),
    }),
    curriculum,
    curriculumVersion: v.number(),
  }),
  response: written({ version: v.number(), curriculumVersion: v.number() }),
})

export const readCurriculum = endpoint({
  service,
  method: 'GET',
  path: '/curriculum',
  reads: ['curriculum'],
  summary: 'The part of my profile that the CV builder prints',
  access: ['user'],
  response: v.object({ curriculum, version: v.number() }),
})
export const saveCurriculum = endpoint({
  service,
  method: 'PUT',
  path: '/curriculum',
  changes: ['curriculum'],
  summary: 'Save my curriculum',
  access: ['user'],
  body: v.object({ curriculum, version: v.number() }),
  response: written({ version: v.number() }),
  ratePerMinute: 120,
})
export const downloadCurriculum = endpoint({
  service,
  method: 'GET',
  path: '/curriculum/file',
  reads: ['curriculum'],
  summary: 'A CV made from my profile',
  access: ['user'],
  query: v.object({ format: v.picklist(['docx', 'pdf']), language: v.picklist(LANGUAGES) }),
  raw: true,
})
/** The built CV becomes one of my CVs and is analysed like any other. */
export const keepBuiltCv = endpoint({
  service,
  method: 'POST',
  path: '/curriculum/cv',
  changes: ['cv'],
  summary: 'Keep the CV made from my profile as one of my CVs',
  access: ['user'],
  body: v.object({ format: v.picklist(['docx', 'pdf']), language: v.picklist(LANGUAGES) }),
  response: written({ id }),
  ratePerMinute: 20,
})

export const cvBuilderEndpoints = {
  readCvFacts,
  fillProfile,
  readCurriculum,
  saveCurriculum,
  downloadCurriculum,
  keepBuiltCv,
}
