import Tour from 'antd/es/tour'
import { AntdTheme } from '../antd/AntdTheme'
import type { TourProps } from './Tour'

/** Each stop points at an element by its selector. No mask: the page stays usable. */
export default function Stops({ steps, onClose }: Pick<TourProps, 'steps'> & { onClose(): void }) {
  return (
    <AntdTheme>
      <Tour
        open
        mask={false}
        onClose={onClose}
        steps={steps.map(({ target, title, text }) => ({
          title,
          description: text,
          target: () => document.querySelector<HTMLElement>(target) as HTMLElement,
        }))}
      />
    </AntdTheme>
  )
}
