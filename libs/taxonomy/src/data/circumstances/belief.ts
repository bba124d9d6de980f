import type { Subject } from './subject'

/** Religion, sexual orientation and gender identity. */
export const BELIEF: Subject = {
  has: 'same sex relationship|same sex marriage|civil partnership|gender dysphoria|gender reassignment|gender recognition certificate|prayer times|sexual orientation|gender identity',
  as: `practising muslim|practicing muslim|devout muslim|muslim woman|muslim man|muslim convert|practising christian|practicing christian|devout christian|committed christian|born again christian|christian woman|christian man|practising catholic|practicing catholic|devout catholic|roman catholic|orthodox christian|orthodox jew|practising jew|practising sikh|practising hindu
practising buddhist|churchgoer|church goer|regular churchgoer|regular church goer|jehovahs witness|latter day saint|seventh day adventist|atheist|agnostic|quaker|gay man|gay woman|gay person|lesbian|bisexual|trans woman|trans man|transwoman|transman|transgender woman|transgender man|transgender person|trans person|non binary person|queer person|drag queen in private|practising anglican|lay preacher of my church`,
  is: `muslim|a muslim|christian|a christian|catholic|a catholic|protestant|hindu|a hindu|sikh|a sikh|jewish|a jew|buddhist|a buddhist|church of england|mormon|rastafarian|pagan
not religious|muslim faith|a muslim by faith|of the muslim faith|of the christian faith|of the jewish faith|of the sikh faith|of the hindu faith|gay|lesbian|bisexual|queer
transgender|non binary|nonbinary|genderqueer|asexual|pansexual|heterosexual|homosexual|lgbt|lgbtq|lgbtq+|lgbtqia|intersex|in a civil partnership|in a same sex relationship|cisgender`,
  isOnly: `methodist|baptist|anglican|evangelical|pentecostal|islam|islamic|religious|trans|straight|out and proud`,
  welsh: {
    as: 'mwslim|cristion|catholig|hindw|iddew|bwdhydd|anffyddiwr|person traws',
    is: 'mwslim|cristion|gatholig|hoyw|deurywiol|trawsryweddol|anneuaidd|crefyddol',
  },
  anySubject: `
    <I>(?:attend|attends|attending|go|goes|going|worship|worshipping|pray|praying|am active|belong|am involved) (?:<few>)?(?:at|to|in|with)? ?(?:the |my |our |a |local )*(?:church|chapel|mosque|temple|gurdwara|synagogue|mass|prayers|friday prayers|bible (?:study|class|group)|worship|quran class|kingdom hall|cathedral)(?: (?:every|on|each|with|regularly|weekly|services?|in)\\b.*)?\\W*$
    ^(?:my )?(?:church|chapel|mosque|bible|bible study|bible reading|reading the bible|prayer|prayers|praying|religion|my religion|faith|my faith|the gospel|quran|the quran|reading the quran|god|jesus|my god|worship|going to church|going to mosque)\\W*$
    <I>(?:pray|prays|praying) (?:<few>)?(?:times|a day|daily|every day|regularly|on fridays)\\b
    <I>(?:keep|observe|observing|celebrate|fast|fasting|am fasting) (?:<few>)?(?:sabbath|shabbat|ramadan|lent|eid|kosher|halal|diwali|passover|friday prayers|holy days|religious)\\b
    <I>(?:wear|wears|wearing|cover) (?:an? |my |the )*(?:hijab|niqab|burqa|turban|kippah|headscarf|head scarf|kirpan|cross|jilbab|religious|modest dress)\\b
    <I>(?:need|require|would need|need time for|must have|want) (?:a |some |time |to |for |my )*(?:prayers?|pray|prayer (?:room|time|times|breaks?|space)|fridays? off|saturdays? off for|sabbath)\\b
    \\bmy (?:<kind>)*(?:faith|religion|beliefs|church family|prayers|sexuality|sexual orientation|gender identity|transition|wife and i are|hijab|turban)\\b(?! (?:school|leaders?))
    <I>(?:believe in|found|love|serve|trust) (?:god|jesus|allah|christ|the lord)\\b
    <I>(?:am |was |have been )?(?:baptised|confirmed into|converted to (?:islam|christianity|catholicism)|saved by)\\b
    <I>(?:came|come|coming|have come|am) out (?:as|to my)\\b(?:.*\\b(?:gay|lesbian|bisexual|bi|trans|queer|family|parents))
    <I>(?:have |am |was )?(?:transitioned|transitioning)(?: (?:in|from|at|to) (?:19|20|male|female|my|a (?:man|woman)).*)?\\W*$
    <I>identify as\\b
    ^(?:<few>)?(?:member|elder|deacon|congregant|parishioner|regular) (?:of|at|in) (?:<few>)(?:mosque|church|synagogue|temple|gurdwara|parish|congregation|chapel|mandir)\\b
    \\b(?:my|our) (?:local |own )?(?:church|mosque|synagogue|temple|gurdwara|parish|congregation|chapel|mandir|imam|priest|vicar|rabbi)\\b
    <I>(?:.* )?(?:friday|daily|evening|morning|five|my) prayers?\\b
    <I>(?:go|goes|going|went) to (?:mass|church|mosque|temple|synagogue|chapel|gurdwara|worship)\\b
    <I>(?:use|go by) (?:he|she|they)[ /](?:him|her|them)\\b`,
}
