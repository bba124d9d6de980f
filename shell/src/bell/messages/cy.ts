import type { Translated } from '@onward/portal-kit/i18n'
import type { en } from './en'

export const cy: Translated<typeof en> = {
  bell: 'Hysbysiadau',
  unread_one: '{{count}} hysbysiad heb ei ddarllen',
  unread_two: '{{count}} hysbysiad heb eu darllen',
  unread_few: '{{count}} hysbysiad heb eu darllen',
  unread_many: '{{count}} hysbysiad heb eu darllen',
  unread_other: '{{count}} hysbysiad heb eu darllen',
  unread_zero: 'Dim hysbysiadau heb eu darllen',
  noneUnread: 'Dim hysbysiadau heb eu darllen',
  title: 'Hysbysiadau',
  empty: 'Dim hysbysiadau eto. Byddwn yn rhoi gwybod i chi yma pan fydd rhywbeth yn digwydd.',
  failed: 'Ni allem lwytho eich hysbysiadau.',
  again: 'Rhoi cynnig arall arni',
  more: 'Dangos hysbysiadau hŷn',
  all: 'Gweld pob hysbysiad',
  lead: 'Beth sydd wedi digwydd, y diweddaraf yn gyntaf.',
  onlyUnread: 'Dangos yr hyn sy’n newydd yn unig',
  emptyUnread: 'Dim byd newydd. Rydych wedi gweld popeth.',
  markRead: 'Marcio bod popeth wedi’i ddarllen',
  marked: 'Mae pob hysbysiad wedi’i farcio fel un a ddarllenwyd.',
  markFailed: 'Ni allem farcio eich hysbysiadau fel rhai a ddarllenwyd. Gwiriwch eich cysylltiad a rhowch gynnig arall arni.',
  how: 'Dewis sut rydym yn rhoi gwybod i chi: e-bost neu neges destun',
  today: 'Heddiw',
  yesterday: 'Ddoe',
  new: 'Newydd',
  fresh: 'Hysbysiad newydd: {{sentence}}',
  account: 'Cyfrif: {{name}}',
  profile: 'Proffil',
  logout: 'Allgofnodi',
}
export default cy
