import type { Finder } from './finder'

/** Email addresses, links and names in social networks. */
export const ONLINE_FINDERS: readonly Finder[] = [
  {
    kind: 'email',
    pattern: /(?<![\p{L}\p{N}._%+'-])[\p{L}\p{N}._%+'-]{1,64} ?@ ?(?:[\p{L}\p{N}-]{1,63}\.){1,5}\p{L}{2,24}(?![\p{L}\p{N}])/gu,
  },
  {
    kind: 'email',
    pattern:
      /(?<![\p{L}\p{N}._%+'-])[\p{L}\p{N}._%+'-]{1,64} ?(?:[([{] ?at ?[)\]}]|\bat\b) ?[\p{L}\p{N}-]{1,63}(?: ?(?:[([{] ?dot ?[)\]}]|\bdot\b|\.) ?(?:com|net|org|uk|co|cymru|wales|scot|ie|eu|io|me|info)\b){1,3}/giu,
    accepts: (found) => /dot|[([{] ?at/i.test(found),
  },
  { kind: 'link', pattern: /(?:https?:\/\/|www\.)[^\s\uffff<>"]{2,300}/giu },
  {
    kind: 'link',
    pattern:
      /(?<![\p{L}\p{N}.-])(?:[\p{L}\p{N}-]{1,40}\.){0,3}(?:linkedin|github|gitlab|facebook|fb|instagram|twitter|x|tiktok|youtube|behance|medium|wixsite|wordpress|blogspot|linktr)\.(?:com|io|co|ee|net|me)(?:\/[^\s\uffff<>"]{1,300})?/giu,
  },
  {
    kind: 'link',
    pattern:
      /\b(?:linkedin|github|gitlab|facebook|instagram|twitter|tiktok|skype|snapchat|telegram) ?[:@] ?(@?[\p{L}\p{N}._/-]{2,80})/giu,
    group: 1,
  },
  { kind: 'link', pattern: /(?<![\p{L}\p{N}@./])@[\p{L}\p{N}_.]{3,40}/gu },
]
