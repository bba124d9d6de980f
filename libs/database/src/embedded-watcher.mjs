// Stops PostgreSQL when the process that started it is gone: its end of our standard input closes, even by kill -9.
const pid = Number(process.argv[2])

const signal = (name) => {
  try {
    process.kill(pid, name)
    return true
  } catch {
    return false
  }
}

process.stdin.resume()
process.stdin.on('error', () => {})
process.stdin.on('close', () => {
  // Fast shutdown; immediate when that takes too long, which the write-ahead log repairs at the next start.
  if (!signal('SIGINT')) process.exit()
  setTimeout(() => signal('SIGQUIT'), 15_000).unref()
  setInterval(() => {
    if (!signal(0)) process.exit()
  }, 100)
  setTimeout(() => process.exit(), 20_000)
})
