import axios, { AxiosError, type AxiosInstance } from 'axios'
import type { z } from 'zod'
import { codes, envelopeSchema, messageOf } from '@/lib/contract/envelope'
import { env } from '@/lib/core/env'
import { log } from '@/lib/core/log'
import { parseJson } from '@/lib/core/parse-json'
import { receiptCodePattern } from '@/lib/leads/receipt'
import { withoutReceiptCode } from '@/lib/leads/receipt-address'
import { timing } from '@/lib/timing'
import { allowsRequest, recordAnswer, recordTimeout } from './circuit-breaker'
import { timeLeft } from './page-deadline'
import { copyKey, staleCopies } from './stale-copies'

type Failure = {
  kind: 'refused' | 'status' | 'network' | 'shape'
  path: string
  message: string
  code?: number | null
  isTimeout?: boolean
}

/**
 * A request without usable data. `refused`: the host answered with a code other than 0. `status`: not HTTP 200. `network`: no answer in
 * time. `shape`: an answer that does not match the contract.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly kind: Failure['kind']
  readonly path: string
  /** The envelope's code for `refused`, the HTTP status for `status`. */
  readonly code: number | null
  readonly isTimeout: boolean

  constructor({ kind, path, message, code = null, isTimeout = false }: Failure) {
    super(`${path}: ${kind}: ${message}`)
    this.kind = kind
    this.path = path
    this.code = code
    this.isTimeout = isTimeout
  }
}

export type Query = Record<string, string | number | undefined>

let instance: AxiosInstance | undefined

/**
 * The one axios instance of the server. Without `APIPC_ORIGIN` it asks the embedded host inside the process, through axios' own fetch
 * adapter: no port, no second process, and it works during the build.
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

/** A failed request is repeated once when it took less than this, in ms: the page still has time for a second answer. */
const retryLimit = 3_000

/**
 * GET a content request and parse its data. A host other than the embedded one may fail: a request that failed early is repeated once,
 * and without usable data the last good copy is returned, if there is one. A host that does not answer delays a page by seconds once, and
 * then not at all until it answers again.
 * @param path below /apipc, such as `/v1/news`
 * @throws ApiError when there is no data of the schema's shape
 */
export async function get<T extends z.ZodType>(
  path: string,
  schema: T,
  query: Query = {},
): Promise<z.output<T>> {
  // The embedded host has no time limit: it is slow only on a busy machine, such as during a build, and a page after a timeout would be
  // stored without its lists.
  if (env().APIPC_ORIGIN === undefined) return parse(path, schema, (await read(path, query, null)).data)
  const key = copyKey(path, query)
  const copy = staleCopies.get(key)
  try {
    const { data, size } = await readWithRetry(path, query, copy !== undefined)
    const parsed = parse(path, schema, data)
    staleCopies.set(key, { data, size, at: performance.now() })
    return parsed
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (isFinal(error)) staleCopies.delete(key)
    const parsed = schema.safeParse(staleCopies.get(key)?.data)
    if (copy === undefined || !parsed.success) throw error
    log('warn', 'last good copy shown', { path, seconds: Math.round((performance.now() - copy.at) / 1000) })
    return parsed.data
  }
}

/** GET one record; null when the host answers that there is none. */
export async function getOrNull<T extends z.ZodType>(
  path: string,
  schema: T,
  query: Query = {},
): Promise<z.output<T> | null> {
  return orMissing(get(path, schema, query))
}

/** The data; null instead of the error when the host answers that there is no such record. */
async function orMissing<T>(data: Promise<T>): Promise<T | null> {
  try {
    return await data
  } catch (error) {
    if (error instanceof ApiError && error.code === codes.notFound) return null
    throw error
  }
}

/** For data without which a page can still be shown, as `orEmpty` is for lists: another host may not have the operation at all. */
export async function orNull<T>(value: Promise<T>): Promise<T | null> {
  try {
    return await value
  } catch (error) {
    log('warn', 'secondary value left out', { error })
    return null
  }
}

/**
 * For a list without which a page can still be shown: a failure is logged and gives an empty list, so that one failed request never makes
 * the whole page fail.
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
 * GET a request that this site always answers itself, even when `APIPC_ORIGIN` is set; null when there is no such record.
 * @param visitor headers of the page's own request: the request counts against the visitor's address
 * @throws ApiError when there is no data of the schema's shape
 */
export async function getOwnOrNull<T extends z.ZodType>(
  path: string,
  schema: T,
  visitor: Pick<Headers, 'get'>,
): Promise<z.output<T> | null> {
  const { getApi } = await import('@/lib/host')
  const { addressHeader } = await import('@/lib/host/request/client-address')
  const address = visitor.get(addressHeader)
  const headers = new Headers({ Accept: 'application/json', ...(address && { [addressHeader]: address }) })
  const response = await getApi().fetch(new Request(`http://own.invalid/apipc${path}`, { headers }))
  // The path is logged with errors, and the code of a receipt would open it.
  const named = withoutReceiptCode(path)
  return orMissing(response.text().then((text) => parse(named, schema, dataOf(named, text))))
}

type SecretPage = {
  /** The path for a code, below /apipc. */
  path: (code: string) => string
  /** From the address of the page. */
  code: string
  query?: Record<string, string>
}

/**
 * GET what the secret code in the address of a page opens; null when the code is unknown or has expired, `busy` when the visitor's address
 * sent too many requests.
 * @param visitor headers of the page's own request
 */
export async function getBySecret<T extends z.ZodType>(
  { path, code, query = {} }: SecretPage,
  schema: T,
  visitor: Pick<Headers, 'get'>,
): Promise<z.output<T> | 'busy' | null> {
  // A code of another shape is asked for too, by a name that opens nothing: the host counts the attempt and writes its line.
  const asked = receiptCodePattern.test(code) ? code : 'malformed'
  try {
    return await getOwnOrNull(`${path(asked)}?${new URLSearchParams(query)}`, schema, visitor)
  } catch (error) {
    if (error instanceof ApiError && error.code === codes.busyAddress) return 'busy'
    throw error
  }
}

/** Repeats a request once after a broken connection or a server error, within the time that is left for both. */
async function readWithRetry(path: string, query: Query, hasCopy: boolean): Promise<Reading> {
  const time = timeLeft(hasCopy)
  if (time === 0) throw fail({ kind: 'network', path, message: 'not asked: no time left for it' })
  if (!allowsRequest(hasCopy))
    throw fail({ kind: 'network', path, message: 'not asked: the host has not answered for a while' })
  const start = performance.now()
  try {
    return await readCounted(path, query, time)
  } catch (error) {
    const left = time - (performance.now() - start)
    if (left <= 0 || performance.now() - start >= retryLimit || !isPassing(error)) throw error
    return readCounted(path, query, left)
  }
}

async function readCounted(path: string, query: Query, time: number): Promise<Reading> {
  try {
    const reading = await read(path, query, time)
    recordAnswer()
    return reading
  } catch (error) {
    if (error instanceof ApiError && error.isTimeout)
      recordTimeout({ wasPatient: time >= timing.httpTimeout / 2 })
    else recordAnswer()
    throw error
  }
}

const isPassing = (error: unknown) =>
  error instanceof ApiError &&
  ((error.kind === 'network' && !error.isTimeout) || (error.kind === 'status' && (error.code ?? 0) >= 500))

/**
 * Whether the host's answer means that the record does not exist, so that an old copy would be wrong. Any other refusal is an error of
 * the host, and an old copy is better than no data.
 */
function isFinal({ kind, code }: ApiError): boolean {
  if (kind === 'refused') return code === codes.notFound
  return kind === 'status' && (code === 404 || code === 410)
}

type Reading = { data: unknown; size: number }

/** The `data` of one request, and the length of the whole answer. `timeout` in ms; null: no limit. */
async function read(path: string, query: Query, timeout: number | null): Promise<Reading> {
  const text = await fetchText(path, query, timeout)
  return { data: dataOf(path, text), size: text.length }
}

/**
 * The `data` of an answer.
 * @throws ApiError when the host refuses, or when the answer is no envelope
 */
function dataOf(path: string, text: string): unknown {
  const envelope = envelopeSchema.safeParse(parseJson(text))
  if (!envelope.success) throw fail({ kind: 'shape', path, message: 'not an envelope' })
  const { code, data } = envelope.data
  if (code !== codes.ok) {
    throw new ApiError({ kind: 'refused', path, code, message: messageOf(envelope.data) ?? 'no message' })
  }
  return data
}

function parse<T extends z.ZodType>(path: string, schema: T, given: unknown): z.output<T> {
  const data = schema.safeParse(given)
  if (!data.success)
    throw fail({ kind: 'shape', path, message: data.error.issues.map(describeIssue).join('; ') })
  return data.data
}

async function fetchText(path: string, query: Query, timeout: number | null): Promise<string> {
  try {
    const response = await client().get<string>(path, {
      params: query,
      // axios' own timeout starts again with each byte; the signal also ends an answer that arrives very slowly.
      ...(timeout !== null && { timeout, signal: AbortSignal.timeout(Math.ceil(timeout)) }),
    })
    return response.data
  } catch (error) {
    if (!(error instanceof AxiosError)) throw error
    const status = error.response?.status
    if (status !== undefined && status !== 200)
      throw fail({ kind: 'status', path, code: status, message: `HTTP ${status}` })
    // An answer that is too long counts as a bad answer; an incomplete one, which has a status but no end, as a network error.
    const isTooLong = error.response === undefined && error.code === AxiosError.ERR_BAD_RESPONSE
    throw fail({
      kind: isTooLong ? 'shape' : 'network',
      path,
      message: error.message,
      isTimeout: timedOut.includes(error.code ?? ''),
    })
  }
}

/** The codes of axios for its own timeout and for the signal's. */
const timedOut: readonly string[] = [AxiosError.ECONNABORTED, AxiosError.ETIMEDOUT, AxiosError.ERR_CANCELED]

function fail(failure: Failure): ApiError {
  const { path, kind, message } = failure
  log('error', 'api request failed', { path, kind, message })
  return new ApiError(failure)
}

const describeIssue = (issue: z.core.$ZodIssue) => `${issue.path.join('.')}: ${issue.message}`
