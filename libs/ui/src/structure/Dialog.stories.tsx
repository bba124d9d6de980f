import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { useState } from 'react'
import { Button } from '../actions/Button'
import { TextArea } from '../forms/controls'
import { Field } from '../forms/Field'
import { Row, Stack } from '../layout/Layout'
import { Dialog } from './Dialog'

interface Setting {
  startsOpen: boolean
  width?: 'm' | 'l'
  closable?: boolean
  long?: boolean
}
function Withdrawing({ startsOpen, width = 'm', closable = true, long = false }: Setting) {
  const [open, setOpen] = useState(startsOpen)
  const close = () => setOpen(false)
  return (
    <>
      <Button variant="danger" onClick={() => setOpen(true)}>
        Withdraw application
      </Button>
      <Dialog
        open={open}
        title="Withdraw your application?"
        onClose={close}
        width={width}
        {...(closable && { closeLabel: 'Close' })}
      >
        <Stack gap={5}>
          <p>Calder Community Care will no longer see your CV. You can apply again until 5 December 2026.</p>
          {long && Array.from({ length: 12 }, (_, i) => <p key={String(i)}>What you sent, part {i + 1}.</p>)}
          <Field label="Why" note="(optional)" hint="Only you see this.">
            <TextArea rows={3} />
          </Field>
          <Row>
            <Button variant="danger" onClick={close}>
              Withdraw
            </Button>
            <Button variant="secondary" onClick={close}>
              Keep it
            </Button>
          </Row>
        </Stack>
      </Dialog>
    </>
  )
}

const meta: Meta<typeof Withdrawing> = {
  title: 'UI/Dialog',
  component: Withdrawing,
  args: { startsOpen: true },
  parameters: { docs: { story: { inline: false, height: '520px' } } },
}
export default meta
type Story = StoryObj<typeof Withdrawing>

export const Open: Story = {}
export const Closed: Story = { args: { startsOpen: false } }
export const Wide: Story = { args: { width: 'l' } }
export const Long: Story = { args: { long: true } }
export const WithoutCloseButton: Story = { args: { closable: false } }
