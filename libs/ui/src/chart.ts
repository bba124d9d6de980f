/** Charts, apart from the frame: fetched only by pages that draw one. */
export * from './chart/BarChart'
export * from './chart/LineChart'
