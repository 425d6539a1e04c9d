import { IncomingMessage, Server, ServerResponse } from 'node:http'

/** Answers a request, now or later, and says so; `pass` hands it on to whoever would have had it. */
export type FirstLook = (
  exchange: { request: IncomingMessage; response: ServerResponse },
  pass: () => void,
) => boolean

/** Shows every request of every HTTP server of this process to `look`, before the framework sees it. */
export function lookFirst(look: FirstLook): void {
  const emit = Server.prototype.emit
  Server.prototype.emit = function (this: Server, event: string | symbol, ...args: unknown[]): boolean {
    const [request, response] = args
    const pass = () => Reflect.apply(emit, this, [event, ...args])
    if (event !== 'request' || !(request instanceof IncomingMessage) || !(response instanceof ServerResponse))
      return pass()
    return look({ request, response }, pass) || pass()
  }
}
