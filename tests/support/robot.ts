import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:https'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import { makeCertificate } from './nginx'

export type Robot = {
  /** The environment variables with which a site sends notices to this robot and trusts its certificate. */
  environment: Record<string, string>
  /** The notices so far, oldest first. */
  notices: () => readonly string[]
  close: () => Promise<void>
}

const noticeSchema = z.object({ markdown: z.object({ content: z.string() }) })

/** A WeCom group robot on a loopback port with TLS, which a production site requires. It accepts every notice. */
export async function startRobot(): Promise<Robot> {
  const folder = mkdtempSync(path.join(tmpdir(), 'robot-'))
  const { certificate, key } = makeCertificate(folder)
  const notices: string[] = []
  const server = createServer(
    { cert: readFileSync(certificate), key: readFileSync(key) },
    async (request, response) => {
      notices.push(noticeSchema.parse(JSON.parse(await text(request))).markdown.content)
      response.end('{"errcode":0,"errmsg":"ok"}')
    },
  )
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the robot has no port')
  return {
    environment: {
      WECOM_ROBOT_URL: `https://localhost:${address.port}/robot?key=K`,
      DELIVERY_ALLOW_PRIVATE: '1',
      NODE_EXTRA_CA_CERTS: certificate,
    },
    notices: () => notices,
    close: async () => {
      await new Promise((resolve) => server.close(resolve))
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
