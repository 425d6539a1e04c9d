import 'server-only'
import axios, { AxiosError, type AxiosInstance } from 'axios'
import type { z } from 'zod'
import { env } from '@/lib/env'
import { withoutReceiptCode } from '@/lib/leads/receipt-address'
import { log } from '@/lib/log'
import { timing } from '@/lib/site'
import { codes, envelopeSchema, messageOf, troubleCodes } from './envelope'
import { copyKey, copyOf, forgetCopy, keepCopy } from './last-good'

/**
 * A call that gave no usable data. `refused`: the host answered another code than 0. `status`: not HTTP 200. `network`: no
 * answer in time. `shape`: an answer that is not what the contract says.
 */
export class ApiError extends Error {
  constructor(
    readonly kind: 'refused' | 'status' | 'network' | 'shape',
    readonly path: string,
    /** The envelope's code for `refused`, the HTTP status for `status`. */
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

/** A failed call is made once more when it took less than this, in ms: the page still has time for the second answer. */
const retryLimit = 3_000

/**
 * GET a content call and parse its data. Another host than the embedded one may fail: a call that broke early is made
 * once more, and one that gives nothing usable is answered with the last good copy, if there is one.
 * @param path below /apipc, such as `/v1/news`
 * @throws ApiError when there is no data of the schema's shape
 */
export async function get<T extends z.ZodType>(
  path: string,
  schema: T,
  query: Query = {},
): Promise<z.output<T>> {
  if (env().APIPC_ORIGIN === undefined)
    return parse(path, schema, await read(path, query, timing.httpTimeout))
  const key = copyKey(path, query)
  try {
    const data = await readPatiently(path, query)
    const parsed = parse(path, schema, data)
    keepCopy(key, data)
    return parsed
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (isFinal(error)) forgetCopy(key)
    const copy = copyOf(key)
    const parsed = schema.safeParse(copy?.data)
    if (copy === null || !parsed.success) throw error
    log('warn', 'last good copy shown', { path, seconds: Math.round((performance.now() - copy.at) / 1000) })
    return parsed.data
  }
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

/**
 * GET a call that this site always answers itself, whatever `APIPC_ORIGIN` says; null when there is no such record.
 * @param visitor headers of the page's own request: the call counts against the visitor's address
 * @throws ApiError when there is no data of the schema's shape
 */
export async function getOwnOrNull<T extends z.ZodType>(
  path: string,
  schema: T,
  visitor: Pick<Headers, 'get'>,
): Promise<z.output<T> | null> {
  const { getApi } = await import('@/lib/host')
  const { addressHeader } = await import('@/lib/host/client-address')
  const address = visitor.get(addressHeader)
  const headers = new Headers({ Accept: 'application/json', ...(address && { [addressHeader]: address }) })
  const response = await getApi().fetch(new Request(`http://own.invalid/apipc${path}`, { headers }))
  const envelope = envelopeSchema.safeParse(parseJson(await response.text()))
  // Errors are logged, and the code of a receipt opens it.
  const named = withoutReceiptCode(path)
  if (!envelope.success) throw fail('shape', named, null, 'not an envelope')
  if (envelope.data.code === codes.notFound) return null
  if (envelope.data.code !== codes.ok) {
    throw new ApiError('refused', named, envelope.data.code, messageOf(envelope.data) ?? 'no message')
  }
  return parse(named, schema, envelope.data.data)
}

/** One retry for a connection that broke or a server error, in what is left of the time for both. */
async function readPatiently(path: string, query: Query): Promise<unknown> {
  const start = performance.now()
  try {
    return await read(path, query, timing.httpTimeout)
  } catch (error) {
    const spent = performance.now() - start
    if (spent >= retryLimit || !isPassing(error)) throw error
    return read(path, query, timing.httpTimeout - spent)
  }
}

const isPassing = (error: unknown) =>
  error instanceof ApiError &&
  (error.kind === 'network' || (error.kind === 'status' && (error.code ?? 0) >= 500))

/** Whether the host has looked and says that there is nothing to show, so that an old copy would be wrong. */
function isFinal({ kind, code }: ApiError): boolean {
  if (code === null) return false
  return kind === 'refused' ? !troubleCodes.includes(code) : kind === 'status' && [404, 410].includes(code)
}

/** The `data` of one call. */
async function read(path: string, query: Query, timeout: number): Promise<unknown> {
  const envelope = envelopeSchema.safeParse(parseJson(await fetchText(path, query, timeout)))
  if (!envelope.success) throw fail('shape', path, null, 'not an envelope')
  if (envelope.data.code !== codes.ok) {
    throw new ApiError('refused', path, envelope.data.code, messageOf(envelope.data) ?? 'no message')
  }
  return envelope.data.data
}

function parse<T extends z.ZodType>(path: string, schema: T, given: unknown): z.output<T> {
  const data = schema.safeParse(given)
  if (!data.success) throw fail('shape', path, null, data.error.issues.map(describeIssue).join('; '))
  return data.data
}

async function fetchText(path: string, query: Query, timeout: number): Promise<string> {
  try {
    // axios' own timeout starts anew with each byte; the signal ends an answer that only drips.
    const signal = AbortSignal.timeout(Math.ceil(timeout))
    const response = await client().get<string>(path, { params: query, timeout, signal })
    return response.data
  } catch (error) {
    if (!(error instanceof AxiosError)) throw error
    const status = error.response?.status
    if (status !== undefined && status !== 200) throw fail('status', path, status, `HTTP ${status}`)
    // Too long an answer is a bad one; one that breaks off comes with its status, but without an end.
    const isTooLong = error.response === undefined && error.code === AxiosError.ERR_BAD_RESPONSE
    throw fail(isTooLong ? 'shape' : 'network', path, null, error.message)
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
