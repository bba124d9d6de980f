import type { Language } from '@onward/contracts'

/** Sentences of problem details about an organisation and its people, in the reader's language. */
interface Words {
  ownersOnly: string
  hasOne: string
  savedMeanwhile: string
  nameIsSettled: string
  nothingToSubmit: string
  submittedAlready: string
  wasRefused: string
  documentIsSent: string
  lastOwner: string
  alone: string
  isInvited: string
  tooManyInvitations: string
  invitationOver: string
  otherAccount: string
  memberElsewhere: (name: string) => string
  memberAlready: (name: string) => string
}

export const ORGANISATION_WORDS: Readonly<Record<Language, Words>> = {
  en: {
    ownersOnly: 'Only an owner of the organisation can do this. Ask one of them.',
    hasOne: 'You belong to an organisation already.',
    savedMeanwhile:
      'A colleague has saved changes since you opened this page. What you typed is still here. Load the newest and save again.',
    nameIsSettled: 'The name and the website are part of the check, so they cannot be changed now. Contact us to change them.',
    nothingToSubmit: 'Give a company number or a charity number, or upload a document',
    submittedAlready: 'This was sent already, and we are looking at it.',
    wasRefused: 'We have decided about this organisation. Contact us if you think that is wrong.',
    documentIsSent: 'This document is part of what you sent us, so it cannot be removed.',
    lastOwner: 'An organisation always has at least one owner. Make somebody else an owner first.',
    alone:
      'You are the only person in this organisation, so you cannot leave it. Invite an owner first, or contact us to close it.',
    isInvited: 'This address is invited already. You can send the invitation again from the list.',
    tooManyInvitations: 'Too many invitations are waiting. Take some back first.',
    invitationOver: 'This invitation has been used, taken back or has expired. Ask for a new one.',
    otherAccount: 'This invitation is for another account. Sign in with that account.',
    memberElsewhere: (name) =>
      `You already work in ${name} on Onward. Leave it first on its Organisation page, then open the link in your email again.`,
    memberAlready: (name) => `You already belong to ${name}.`,
  },
  cy: {
    ownersOnly: 'Dim ond perchennog y sefydliad all wneud hyn. Gofynnwch i un ohonynt.',
    hasOne: 'Rydych eisoes yn perthyn i sefydliad.',
    savedMeanwhile:
      'Mae cydweithiwr wedi cadw newidiadau ers i chi agor y dudalen hon. Mae’r hyn a deipioch yma o hyd. Llwythwch y diweddaraf a chadwch eto.',
    nameIsSettled: 'Mae’r enw a’r wefan yn rhan o’r gwiriad, felly ni ellir eu newid nawr. Cysylltwch â ni i’w newid.',
    nothingToSubmit: 'Rhowch rif cwmni neu rif elusen, neu lanlwythwch ddogfen',
    submittedAlready: 'Mae hyn wedi’i anfon yn barod, ac rydym yn edrych arno.',
    wasRefused: 'Rydym wedi penderfynu am y sefydliad hwn. Cysylltwch â ni os credwch fod hynny’n anghywir.',
    documentIsSent: 'Mae’r ddogfen hon yn rhan o’r hyn a anfonoch atom, felly ni ellir ei dileu.',
    lastOwner: 'Mae gan bob sefydliad o leiaf un perchennog. Gwnewch rywun arall yn berchennog yn gyntaf.',
    alone:
      'Chi yw’r unig berson yn y sefydliad hwn, felly ni allwch ei adael. Gwahoddwch berchennog yn gyntaf, neu cysylltwch â ni i’w gau.',
    isInvited: 'Mae’r cyfeiriad hwn wedi’i wahodd yn barod. Gallwch anfon y gwahoddiad eto o’r rhestr.',
    tooManyInvitations: 'Mae gormod o wahoddiadau yn aros. Tynnwch rai yn ôl yn gyntaf.',
    invitationOver: 'Mae’r gwahoddiad hwn wedi’i ddefnyddio, wedi’i dynnu’n ôl neu wedi dod i ben. Gofynnwch am un newydd.',
    otherAccount: 'Mae’r gwahoddiad hwn ar gyfer cyfrif arall. Mewngofnodwch â’r cyfrif hwnnw.',
    memberElsewhere: (name) =>
      `Rydych eisoes yn gweithio yn ${name} ar Onward. Gadewch y sefydliad hwnnw ar ei dudalen Sefydliad yn gyntaf, yna agorwch y ddolen yn eich e-bost eto.`,
    memberAlready: (name) => `Rydych eisoes yn perthyn i ${name}.`,
  },
}
