/** A part of an application, shown in a tab. */
export type ApplicationPart = 'cv' | 'letter' | 'match' | 'interviews' | 'offer' | 'notes' | 'history' | 'contact'
