/**
 * Elements that do nothing without code. Submit buttons post their form, popovers open, and other links lead to their
 * page without any code. A link with `data-consult` opens the chat; without code it leads to the message form.
 */
export const needsCode = 'button[type=button]:not([popovertarget]), a[data-consult]'

/**
 * How long a link waits for its code before the browser follows it, and how long a posted form is not posted again;
 * in ms.
 */
const longestWait = 10_000

/** A press that had no effect yet. */
export type EarlyPress = {
  event: Event
  element: HTMLElement
  /** Its position among all elements that need code. */
  place: number
}

/** The state that the inline script leaves for `EarlyInput`; `end` stops the script. */
export type EarlyListener = { press: EarlyPress | null; end: () => void }

/**
 * The inline script of every page, in syntax that the oldest supported browser knows. It runs before the first paint.
 * It remembers the last press that needs code, because repeated presses mean the same, and allows a form to be posted
 * only once.
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
