import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { StageSteps } from '../data'
import { SplitView, Steps } from '../plan'

const STAGES = ['CV', 'Profile', 'Skills', 'Matching', 'Interview', 'Placed']
const meta: Meta = { title: 'UI/Plan' }
export default meta

export const Stage: StoryObj = { render: () => <StageSteps stages={STAGES} at={3} /> }
export const StepsOfAForm: StoryObj = {
  render: () => (
    <Steps label="Post a job" at={1} steps={[{ title: 'The job' }, { title: 'Pay' }, { title: 'Check and publish' }]} />
  ),
}
export const ListAndDetail: StoryObj = {
  render: () => <SplitView listLabel="Applications" list={<p>Amina</p>} detailLabel="Amina Okafor-Reed" detail={<p>Her CV</p>} />,
}
