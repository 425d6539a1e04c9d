import { createServer, connect as open, type Socket } from 'node:net'
import { portOf } from '@/tests/support/port-of'

export type BreakableProxy = {
  url: string
  /** Cuts every connection and refuses new ones. */
  down: () => void
  /** Accepts connections and statements, and passes nothing on. */
  silent: () => void
  /** Passes everything on again, for new connections. */
  up: () => void
  /** Leads new connections to another server, as a changed address does, and cuts the others. */
  switchTo: (databaseUrl: string) => void
  /** Passes on the next statement that contains this word, and cuts its connection before the answer. */
  cutNext: (word: string) => void
  close: () => Promise<void>
}

/** A connection to a PostgreSQL server that tests can break. */
export async function startProxy(databaseUrl: string): Promise<BreakableProxy> {
  let target = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  let state: 'up' | 'down' | 'silent' = 'up'
  let cutWord: string | null = null
  const server = createServer((client) => {
    track(client)
    if (state === 'down') return client.destroy()
    const upstream = track(open(Number(target.port), target.hostname))
    let isCut = false
    client.on('data', (chunk) => {
      if (state === 'silent') return
      if (cutWord !== null && chunk.includes(cutWord)) {
        cutWord = null
        isCut = true
      }
      upstream.write(chunk)
    })
    upstream.on('data', (chunk) => {
      if (isCut) return client.destroy()
      if (state !== 'silent') client.write(chunk)
    })
    client.on('close', () => upstream.destroy())
    upstream.on('close', () => client.destroy())
  })

  function track(socket: Socket): Socket {
    sockets.add(socket)
    return socket.on('error', () => undefined).on('close', () => sockets.delete(socket))
  }
  const cut = () => {
    for (const socket of sockets) socket.destroy()
  }

  const url = new URL(databaseUrl)
  url.port = String(await portOf(server.listen(0, '127.0.0.1')))
  return {
    url: url.href,
    down() {
      state = 'down'
      cut()
    },
    silent() {
      state = 'silent'
    },
    up() {
      cut()
      state = 'up'
    },
    switchTo(other) {
      target = new URL(other)
      cut()
    },
    cutNext(word) {
      cutWord = word
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        cut()
      }),
  }
}
