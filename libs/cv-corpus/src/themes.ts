// Packages `jsonresume-theme-<name>` and their versions; `ATTRIBUTION.md` has their authors and licences.

/** Themes that are counted: each prints every sample. */
export const COUNTED_THEMES = {
  class: '0.1.2',
  elegant: '1.16.1',
  flat: '0.3.7',
  kendall: '0.2.0',
  macchiato: '1.1.0',
  onepage: '0.0.3',
  stackoverflow: '3.3.0',
}
/** Themes that teach: four of them print each résumé, in this order. */
export const TEACHING_THEMES = {
  short: '0.1.7',
  paper: '0.5.0',
  slick: '0.1.16',
  modern: '0.0.18',
  crisp: '0.2.12',
  eloquent: '5.0.0',
  compact: '1.0.4',
  srt: '0.1.3',
  rocketspacer: '1.2.2',
  full: '0.0.4',
  mantra: '0.3.1',
  actual: '0.2.2',
  wraypro: '0.0.5',
  cora: '0.1.1',
  orbit: '3.0.0',
  rnord: '1.0.0',
  'standard-resume': '2.1.0',
  'simple-red': '1.0.4',
  projects: '0.30.0',
  autumn: '1.0.1',
  jacrys: '1.0.4',
  pumpkin: '1.1.4',
  dave: '1.0.1',
}
