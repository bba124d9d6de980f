/** Facade of antd for what lies over a page; the shell shares it once. Panels, the tour and the palette are loaded when first used. */
export { CommandPalette, type CommandPaletteProps, type PaletteEntry, type PaletteGroup } from './over/CommandPalette'
export { SidePanel, type SidePanelProps } from './over/SidePanel'
export { Tour, type TourProps } from './over/Tour'
