import { runAdmin } from './run-admin'

runAdmin(process.argv.slice(2), process.env).then((code) => {
  process.exitCode = code
})
