import { defineConfig } from '@playwright/test'

// Only what an automated Chromium needs to be quiet: the package's own list of arguments hides faults.
const args = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
]

const DESK = { width: 1280, height: 800 }
const OWN_PORTAL = /\/(durability|passwords-and-rights|registry|remote-development|watching)\.spec/

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  globalSetup: './global-setup.ts',
  // A hung journey must end; a busy machine must not fail one.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  workers: 2,
  fullyParallel: false,
  forbidOnly: Boolean(process.env.CI),
  // `npm test` counts from the report, and in CI runs again, alone, what failed.
  reporter: [[process.env.CI ? 'dot' : 'list'], ...(process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['json'] as const] : [])],
  use: {
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // No trace unless asked for: it copies the page at every key that is pressed, which makes keyboard journeys half as long again.
    screenshot: 'only-on-failure',
    launchOptions: { args },
  },
  projects: [
    // First, for they are the longest: those that publish, kill or develop, on a portal of their own.
    { name: 'own-portal', use: { viewport: DESK }, testMatch: OWN_PORTAL },
    // What jobseekers do alone is walked on a phone, where they are.
    {
      name: 'desktop',
      use: { viewport: DESK },
      testIgnore: [OWN_PORTAL, /learning|practice|my-data|\/applications|cv-review|main-job/],
    },
    {
      name: 'phone',
      use: { viewport: { width: 375, height: 812 }, hasTouch: true },
      // Every page of every portal is looked at by signed-in-pages.
      testMatch: /activation|\/applications|main-job|public-pages|signed-in-pages|cv-review|learning|practice|my-data/,
    },
  ],
})
