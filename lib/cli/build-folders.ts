import {
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'

/** Every build is a folder of its own in here. A process serves one of them for life, and no build changes what another one contains. */
export const buildsFolder = '.builds'

const linkIn = (builds: string) => path.join(builds, 'current')

/** A link to the build that the next start serves. */
export const currentBuild = linkIn(buildsFolder)

/** The file of a build that contains the stamp of its sources and variables. */
const stampFile = 'build-stamp'

/** The files for browsers that a build itself made, without those of the build before. */
const ownFilesFile = 'own-static.json'

const staticFolder = '.next/static'

/** Each process that serves a build has a file here whose name is its process id. */
const usersFolder = 'users'

/** The path of a finished build with this stamp; undefined when there is none. */
export function findBuild(stamp: string, builds = buildsFolder): string | undefined {
  return finishedIn(builds).find((build) => readFileSync(path.join(build, stampFile), 'utf8') === stamp)
}

/**
 * Gives a complete folder its name among the builds.
 * @param folder on the same disk
 * @param stamp of the time when the build began, because a file that was edited meanwhile may not be in it
 * @returns its path
 */
export function keepBuild(folder: string, stamp: string, builds = buildsFolder): string {
  const made = new Date().toISOString().slice(0, 19).replaceAll(/[-:]/g, '')
  const build = path.join(builds, `${made}-${stamp.slice(0, 8)}`)
  writeFileSync(path.join(folder, ownFilesFile), JSON.stringify(staticFilesOf(folder)))
  writeFileSync(path.join(folder, stampFile), stamp)
  mkdirSync(builds, { recursive: true })
  renameSync(folder, build)
  return build
}

/**
 * Makes a build the current one, by one rename. It also serves the scripts and styles of the build before, for pages that visitors have
 * open.
 */
export function makeCurrent(build: string): void {
  const builds = path.dirname(build)
  const before = currentIn(builds) ?? build
  if (before !== build) serveFilesOf(before, build)
  const link = `${linkIn(builds)}.new`
  rmSync(link, { force: true })
  symlinkSync(path.basename(build), link)
  renameSync(link, linkIn(builds))
}

const currentIn = (builds: string) =>
  existsSync(linkIn(builds)) ? path.join(builds, readlinkSync(linkIn(builds))) : undefined

function serveFilesOf(before: string, build: string): void {
  for (const file of ownFilesIn(before)) {
    const copy = path.join(build, staticFolder, file)
    if (existsSync(copy)) continue
    mkdirSync(path.dirname(copy), { recursive: true })
    linkSync(path.join(before, staticFolder, file), copy)
  }
}

/** Names of the files for browsers that a build itself made, below its static folder. */
function ownFilesIn(build: string): string[] {
  return JSON.parse(readFileSync(path.join(build, ownFilesFile), 'utf8'))
}

/** Notes that this process serves a build, so that the build stays until the process has ended. */
export function noteUser(build: string): void {
  const users = path.join(build, usersFolder)
  mkdirSync(users, { recursive: true })
  writeFileSync(path.join(users, String(process.pid)), '')
}

/** Removes builds that no process serves, except the current one and the newest of the others, to which a variable may be set back. */
export function removeUnusedBuilds(builds = buildsFolder): void {
  const current = currentIn(builds)
  const unused = finishedIn(builds).filter((build) => build !== current && !isUsed(build))
  for (const build of unused.slice(0, -1)) rmSync(build, { recursive: true, force: true })
}

function isUsed(build: string): boolean {
  const users = path.join(build, usersFolder)
  return existsSync(users) && readdirSync(users).some((pid) => isRunning(Number(pid)))
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // A process of another user may not be signalled, but it runs.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** The oldest first. */
const finishedIn = (builds: string) =>
  (existsSync(builds) ? readdirSync(builds, { withFileTypes: true }) : [])
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => path.join(builds, name))
    .filter((build) => existsSync(path.join(build, stampFile)))
    .sort()

const staticFilesOf = (folder: string) =>
  readdirSync(path.join(folder, staticFolder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(path.join(folder, staticFolder), path.join(entry.parentPath, entry.name)))
