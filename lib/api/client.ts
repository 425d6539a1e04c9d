import 'server-only'
import axios, { AxiosError, type AxiosInstance } from 'axios'
import type { z } from 'zod'
import { env } from '@/lib/env'
import { log } from '@/lib/log'
import { timing } from '@/lib/site'
import { codes, envelopeSchema, messageOf } from './envelope'

/**
 * A call that gave no usable data. `refused`: the host answered another code than 0. `status`: not HTTP 200. `network`: no
 * answer in time. `shape`: an answer that is not what the contract says.
 */
export class ApiError extends Error {
  constructor(
    readonly kind: 'refused' | 'status' | 'network' | 'shape',
    readonly path: string,
    readonly code: number | null,
    message: string,
  ) {
    super(`${path}: ${kind}: ${message}`)
    this.name = 'ApiError'
  }
}

export type Query = Record<string, string | number | undefined>

let instance: AxiosInstance | undefined

/**
 * The one axios instance of the server. Without `APIPC_ORIGIN` it reaches the embedded host in process, through axios' own
 * fetch adapter: no port, no second process, and it works during the build.
 */
function client(): AxiosInstance {
  const upstream = env().APIPC_ORIGIN
  instance ??= axios.create({
    baseURL: `${upstream ?? 'http://embedded.invalid'}/apipc`,
    timeout: timing.httpTimeout,
    responseType: 'text',
    transformResponse: (body) => body,
    maxRedirects: 0,
    maxContentLength: 2_000_000,
    ...(upstream === undefined && { adapter: 'fetch' as const, env: { fetch: embeddedFetch } }),
  })
  return instance
}

async function embeddedFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const { getHost } = await import('@/lib/host')
  return getHost().fetch(new Request(input, init))
}

/**
 * GET a content call and parse its data.
 * @param path below /apipc, such as `/v1/news`
 * @throws ApiError when there is no data of the schema's shape
 */
export async function get<T extends z.ZodType>(
  path: string,
  schema: T,
  query: Query = {},
): Promise<z.output<T>> {
  const body = await fetchText(path, query)
  const envelope = envelopeSchema.safeParse(parseJson(body))
  if (!envelope.success) throw fail('shape', path, null, 'not an envelope')
  if (envelope.data.code !== codes.ok) {
    throw new ApiError('refused', path, envelope.data.code, messageOf(envelope.data) ?? 'no message')
  }
  const data = schema.safeParse(envelope.data.data)
  if (!data.success) throw fail('shape', path, null, data.error.issues.map(describeIssue).join('; '))
  return data.data
}

/** GET one record; null when the host says there is none. */
export async function getOrNull<T extends z.ZodType>(
  path: string,
  schema: T,
  query: Query = {},
): Promise<z.output<T> | null> {
  try {
    return await get(path, schema, query)
  } catch (error) {
    if (error instanceof ApiError && error.code === codes.notFound) return null
    throw error
  }
}

/**
 * For a list that a page can do without: its failure is logged and shows as nothing, so that one broken call never takes
 * the page with it.
 */
export async function orEmpty<T>(list: Promise<T[]>): Promise<T[]> {
  try {
    return await list
  } catch (error) {
    log('warn', 'secondary list left out', { error })
    return []
  }
}

async function fetchText(path: string, query: Query): Promise<string> {
  try {
    const response = await client().get<string>(path, { params: query })
    return response.data
  } catch (error) {
    if (!(error instanceof AxiosError)) throw error
    const status = error.response?.status
    throw status === undefined
      ? fail('network', path, null, error.message)
      : fail('status', path, status, `HTTP ${status}`)
  }
}

function fail(
  kind: 'status' | 'network' | 'shape',
  path: string,
  code: number | null,
  message: string,
): ApiError {
  log('error', 'api call failed', { path, kind, message })
  return new ApiError(kind, path, code, message)
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

const describeIssue = (issue: z.core.$ZodIssue) => `${issue.path.join('.')}: ${issue.message}`
