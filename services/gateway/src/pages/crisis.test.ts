import { crisisPage } from './crisis'

test.each(['en', 'cy'] as const)('the crisis page has every line to call and needs nothing else, in %s', (language) => {
  const page = crisisPage(language, 'n0nce')
  for (const known of ['tel:999', 'tel:111', 'tel:116123', '116\u00a0123', 'sms:85258', 'SHOUT', '85258'])
    expect(page).toContain(known)
  expect(page).toContain(`<html lang="${language}">`)
  expect(page).toContain(language === 'en' ? '?lang=cy' : '?lang=en')
  expect(page).not.toMatch(/<script|<link|<img|src=|url\(|https?:/)
})
