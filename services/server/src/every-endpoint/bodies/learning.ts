import type { Bodies } from './bodies'

export const learningBodies: Bodies = {
  'POST /api/learning/badges/cv-cover-letter-basics': () => ({ evidence: 'a.b.c' }),
  'POST /api/learning/badge-check': () => ({ badge: '{}', email: 'a@test.example' }),
  'POST /api/learning/badge-check/file': () => ({ email: 'a@test.example' }),
  'POST /api/learning/credentials/:id/holder': () => ({ email: 'a@test.example' }),
  'POST /api/learning/courses/:course/quiz': () => ({ holder: 'a.b.c' }),
  'PUT /api/learning/quizzes/:id/answers/:question': () => ({ option: 'a' }),
}
