import { composeStories, setProjectAnnotations } from '@storybook/react-webpack5'
import { cleanup, render, waitFor } from '@testing-library/react'
import axe from 'axe-core'
import preview from '../../../.storybook/preview'
import * as button from './actions/Button.stories'
import * as bars from './chart/BarChart.stories'
import * as chart from './chart/LineChart.stories'
import * as data from './data/Data.stories'
import * as documentPages from './document-pages/DocumentPages.stories'
import * as feedback from './feedback/Feedback.stories'
import * as forms from './forms/Forms.stories'
import * as icons from './icons/Icon.stories'
import * as job from './job/Job.stories'
import * as layout from './layout/Layout.stories'
import * as over from './over/Over.stories'
import * as pick from './pick/Pick.stories'
import * as plan from './plan/Plan.stories'
import * as dialog from './structure/Dialog.stories'
import * as structure from './structure/Structure.stories'
import * as tabs from './structure/Tabs.stories'

setProjectAnnotations(preview)
URL.createObjectURL ??= () => 'blob:x'
URL.revokeObjectURL ??= () => undefined
afterEach(cleanup)

const modules = {
  button,
  bars,
  chart,
  data,
  documentPages,
  feedback,
  forms,
  icons,
  job,
  layout,
  over,
  pick,
  plan,
  dialog,
  structure,
  tabs,
}
const stories = Object.entries(modules).flatMap(([file, module]) =>
  Object.entries(composeStories(module as typeof button)).map(([story, Story]) => ({ name: `${file} ${story}`, Story })),
)

test.each(stories)('$name is drawn so that assistive technology can use it', async ({ Story }) => {
  const { baseElement, container } = render(<Story />)
  await waitFor(() => expect(container).not.toBeEmptyDOMElement())
  const { violations } = await axe.run(baseElement, {
    rules: {
      // jsdom has no layout; contrast is measured from the tokens and in a browser.
      'color-contrast': { enabled: false },
      // A component is not a page.
      region: { enabled: false },
      // People who speak to their device say what they read.
      'label-content-name-mismatch': { enabled: true },
    },
  })
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
})
