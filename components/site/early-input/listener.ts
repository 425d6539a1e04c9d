/**
 * What does nothing before its code is there. Submit buttons post their form, popovers open and all other links lead to their page
 * without any; a link with `data-consult` opens the chat and leads to the form for a message otherwise.
 */
export const needsCode = 'button[type=button]:not([popovertarget]), a[data-consult]'

/** For how long a link waits for its code before the browser follows it, and a form that was posted is not posted again; in ms. */
const longestWait = 10_000

/** A press that was not answered yet. */
export type EarlyPress = {
  event: Event
  element: HTMLElement
  /** Its place among all that needs code. */
  place: number
}

/** What the inline script leaves for `EarlyInput`; `end` stops it. */
export type EarlyListener = { press: EarlyPress | null; end: () => void }

/**
 * The inline script of every page, in plain words of the oldest browser that we support. It runs before anything of the page is
 * painted: it remembers the last press that needs code, since anyone who presses once more for want of an answer means the same, and lets
 * a form be posted once.
 */
export const earlyListener = `(() => {
  const needsCode = '${needsCode}';
  const early = { press: null, end };
  let posted = null;
  function onClick(event) {
    const element = event.target instanceof Element ? event.target.closest(needsCode) : null;
    if (!element || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const press = { event, element, place: [...document.querySelectorAll(needsCode)].indexOf(element) };
    early.press = press;
    if (!element.href) return;
    event.preventDefault();
    setTimeout(() => { if (early.press === press) location.assign(element.href); }, ${longestWait});
  }
  function onSubmit(event) {
    const form = event.target;
    if (form.method !== 'post') return;
    if (form === posted) return event.preventDefault();
    posted = form;
    setTimeout(onShow, ${longestWait});
  }
  function onShow() { posted = null; }
  function end() {
    removeEventListener('click', onClick, true);
    removeEventListener('submit', onSubmit, true);
    removeEventListener('pageshow', onShow);
  }
  addEventListener('click', onClick, true);
  addEventListener('submit', onSubmit, true);
  addEventListener('pageshow', onShow);
  self.earlyInput = early;
})()`
