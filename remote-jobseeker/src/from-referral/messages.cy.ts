import type { fromReferral as en } from './messages.en'

export const fromReferral: typeof en = {
  title: 'Gwiriwch yr hyn a ddywedodd eich canolfan waith wrthym',
  lead: 'Ysgrifennodd {{office}} hyn pan wnaethant eich atgyfeirio. Newidiwch yr hyn sy’n anghywir. Bydd yn mynd i’ch proffil pan fyddwch yn ei gadw.',
  private: 'Nid yw cyflogwyr byth yn ei weld, oni bai eich bod yn dewis dweud wrthynt mewn cais.',
  benefits: 'Pa fudd-daliadau ydych chi’n eu cael?',
  choose: 'Ysgrifennwyd eich bod yn cael sawl un. Ticiwch bob un.',
  disability: 'Oes gennych anabledd neu gyflwr iechyd?',
  phone: 'Rhif ffôn',
  phoneHint: 'Ar gyfer negeseuon testun am eich ceisiadau, os byddwch yn eu troi ymlaen.',
  phoneFault: 'Rhaid i’r rhif ffôn fod ag o leiaf 10 digid',
  save: 'Cadw i fy mhroffil',
  saving: 'Yn cadw...',
  leave: 'Peidio â defnyddio hyn',
  savedTitle: 'Proffil wedi’i ddiweddaru',
  saved: 'Mae eich proffil wedi’i ddiweddaru’n llwyddiannus.',
  leftTitle: 'Ni chymerwyd dim drosodd',
  left: 'Mae eich proffil yn aros fel y mae.',
  failed: 'Ni weithiodd hynny',
  changed: 'Newidiwyd eich proffil mewn ffenestr arall. Gwiriwch ef a chadwch eto.',
  reference: 'Cyfeirnod: {{reference}}',
}
