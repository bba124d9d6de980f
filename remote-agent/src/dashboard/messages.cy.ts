import type { Translated } from '@onward/portal-kit/i18n'
import type { dashboard as en } from './messages.en'

export const dashboard: Translated<typeof en> = {
  'actions.report': 'Creu Adroddiad Wythnosol',
  'actions.admin': 'Ystafell y gweinyddwr',
  'placement.lead': 'O’r atgyfeiriad i waith parhaol: eich cleientiaid eich hun, fel y mae pethau nawr.',
  'placement.progress': 'Olrhain cynnydd',
  'placement.progress.text': 'Eich achosion agored, yn ôl cam.',
  'placement.progress.none':
    'Nid oes gennych achos agored eto. Bydd un yn agor pan fydd rhywun a atgyfeiriwyd gennych yn agor eu cyfrif.',
  'placement.progress.chart': 'Eich achosion agored yn ôl cam',
  'placement.cases': 'Achosion agored',
  'placement.feedback': 'Adborth cyflogwyr',
  'placement.feedback.text': 'Yr hyn y cytunodd cyflogwyr a’ch cleientiaid arno yr wythnos hon.',
  'placement.outcomes': 'Adrodd ar ganlyniadau',
  'placement.outcomes.text': 'Lleoliadau 6 mis neu swyddi parhaol.',
  'placement.before': '{{count}} yr wythnos cynt',
  'placement.report': 'Wythnos fy llwyth achosion',
  'placement.all': 'Pob lleoliad gwaith',
}
