import { pointText } from './cv-points'

test('advice names skills in the language it is read in', () => {
  const point = { code: 'skills-section/weak', text: '', facts: { skills: 'Cleaning, Driving', skillsCy: 'Glanhau, Gyrru' } }
  expect(pointText(point, 'en').fix).toContain('Cleaning, Driving')
  const welsh = pointText(point, 'cy').fix
  expect(welsh).toContain('Glanhau, Gyrru')
  expect(welsh).not.toContain('Cleaning')
})
