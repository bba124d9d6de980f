import { Button } from '@onward/ui/frame'
import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { Suspense, useState } from 'react'
import { CommandPalette, SidePanel, Tour } from '../over'

function Beside() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open Lowri Bevan</Button>
      <SidePanel
        open={open}
        title="Lowri Bevan"
        closeLabel="Close"
        onClose={() => setOpen(false)}
        footer={<Button>Correct and resend</Button>}
      >
        <p>The email came back.</p>
      </SidePanel>
    </>
  )
}
const PEOPLE = ['Amina Okafor-Reed', 'Aminur Rahman']
function Search({ onGo }: { onGo?(what: string): void }) {
  const [open, setOpen] = useState(false)
  const [query, setQuery] = useState('')
  const entry = (label: string) => ({ id: label, label, run: () => onGo?.(label) })
  const found = PEOPLE.filter((name) => name.toLowerCase().includes(query.toLowerCase()))
  return (
    <>
      <Button onClick={() => setOpen(true)}>Search</Button>
      <CommandPalette
        open={open}
        label="Search or go to"
        closeLabel="Close"
        emptyText="Nothing found"
        query={query}
        onQuery={setQuery}
        groups={[
          { label: 'People', entries: found.map(entry) },
          { label: 'Go to', entries: query ? [] : [entry('Weekly report')] },
        ]}
        onClose={() => setOpen(false)}
      />
    </>
  )
}

const meta: Meta = { title: 'UI/Over' }
export default meta

export const Panel: StoryObj = { render: () => <Beside /> }
export const Palette: StoryObj<typeof Search> = { render: (args) => <Search {...args} /> }
function Visit() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <h2 id="views">Saved views</h2>
      <p id="search">Search</p>
      <Button onClick={() => setOpen(true)}>Show the tour</Button>
      <Suspense fallback={null}>
        {open && (
          <Tour
            label="Tour"
            stops={[
              { target: '#views', title: 'Your views', text: 'One press shows the same list again.' },
              { target: '#nowhere', title: 'Nowhere', text: 'Nobody sees this.' },
              { target: '#search', title: 'Search', text: 'People and pages are found here.' },
            ]}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </>
  )
}
export const Visited: StoryObj = { render: () => <Visit /> }
export const OnTour: StoryObj = {
  render: () => <Visit />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show the tour' }))
    await canvas.findByRole('dialog', { name: /^Tour/ })
  },
}
