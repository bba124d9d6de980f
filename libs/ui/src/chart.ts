/** Charts, apart from the frame: only pages that draw one fetch them. */
export * from './chart/BarChart'
export * from './chart/LineChart'
