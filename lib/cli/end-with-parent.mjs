/**
 * Loaded into the server of `npm start`: ends it when the process that started it is gone, since npm does not always pass a
 * signal on. An orphan is given to another process.
 */
import { isMainThread } from 'node:worker_threads'

if (isMainThread) {
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM')
  }, 500).unref()
}
