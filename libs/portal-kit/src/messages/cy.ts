import type { Translated } from '../i18n'
import type { en } from './en'

export const cy: Translated<typeof en> = {
  problems: {
    'invalid-input': 'Mae angen edrych eto ar rai o’r atebion.',
    'malformed-request': 'Ni allem ddarllen y cais hwnnw. Ail-lwythwch y dudalen a rhowch gynnig arall arni.',
    'sign-in-required': 'Mewngofnodwch eto i barhau.',
    'invalid-credentials': 'Manylion mewngofnodi annilys',
    'email-not-verified': 'Nid yw’r e-bost wedi’i gadarnhau',
    'account-suspended': 'Mae’r cyfrif hwn wedi’i atal. Cysylltwch â ni os ydych yn credu bod hynny’n anghywir.',
    'account-closing': 'Mae’r cyfrif hwn i gael ei ddileu. Mewngofnodwch i’w gadw.',
    'password-needed': 'Rhowch eich cyfrinair eto. Ni anfonwyd dim.',
    'not-allowed': 'Ni all eich cyfrif wneud hyn.',
    'host-refused': 'Nid un o gyfeiriadau’r porth yw hwn. Agorwch y porth yn ei gyfeiriad ei hun.',
    'origin-refused': 'Ni ddaeth y cais hwn o’r porth. Ail-lwythwch y dudalen a rhowch gynnig arall arni.',
    'organisation-not-verified': 'Nid yw eich sefydliad wedi’i ddilysu eto.',
    'organisation-suspended':
      'Mae eich sefydliad wedi’i atal, felly ni ellir gwneud hyn nawr. Nid yw’r hyn a deipioch wedi’i golli. Mae’r dudalen Sefydliad yn dweud pam a beth i’w wneud.',
    'not-found': 'Ni allem ddod o hyd i hynny. Efallai ei fod wedi’i ddileu.',
    'method-not-allowed': 'Ni ellir gwneud hynny yma.',
    'state-conflict': 'Mae pethau wedi newid ers i chi agor y dudalen hon. Ail-lwythwch hi i weld sut mae pethau nawr.',
    'already-exists': 'Mae hyn yn bodoli eisoes.',
    'idempotency-mismatch': 'Anfonwyd hyn o’r blaen gyda chynnwys gwahanol. Ail-lwythwch y dudalen a rhowch gynnig arall arni.',
    'link-expired': 'Mae’r ddolen hon wedi’i defnyddio neu wedi dod i ben.',
    'file-too-large': 'Mae’r ffeil yn rhy fawr.',
    'file-type': 'Ni ellir defnyddio’r math hwn o ffeil.',
    'too-many-requests': 'Gormod o gynigion. Arhoswch ychydig.',
    'not-ready': 'Nid yw’r gwasanaeth ar gael ar hyn o bryd. Rhowch gynnig arall arni mewn munud.',
    'storage-full':
      'Does dim lle i gadw hyn ar hyn o bryd. Nid yw’r hyn a deipioch wedi’i golli. Rhowch gynnig arall arni yn nes ymlaen.',
    unexpected: 'Digwyddodd gwall annisgwyl. Rhowch gynnig arall arni.',
  },
  network: 'Ni allem gyrraedd Onward. Gwiriwch eich cysylltiad a rhowch gynnig arall arni.',
  reference: 'Cyfeirnod y gwall: {{id}}',
}

export default cy
