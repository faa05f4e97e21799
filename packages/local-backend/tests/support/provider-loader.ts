/**
 * Replaces https://apis.google.com/js/api.js, which tests can't reach, in page and frame: the frame
 * receives its connection parameters in the URL fragment, and finds its parent by them.
 */
export const PROVIDER_LOADER = `(() => {
  const query = new URLSearchParams(new URL(document.currentScript.src).search);

  class Iframe {
    constructor(target, token) {
      this.handlers = new Map();
      this.waiting = new Map();
      this.count = 0;
      this.post = (message) => target().postMessage({ rpctoken: token, ...message }, '*');
      this.opened = new Promise((resolve) => {
        addEventListener('message', ({ source, data }) => {
          if (source !== target() || data?.rpctoken !== token) return;
          if (data.kind === 'opened') resolve();
          if (data.kind === 'answer') this.waiting.get(data.id)?.([data.value]);
          if (data.kind === 'call') {
            const value = this.handlers.get(data.name)?.(data.value);
            this.post({ kind: 'answer', id: data.id, value });
          }
        });
      });
    }
    restyle() {
      return Promise.resolve();
    }
    ping(callback) {
      return this.opened.then(callback);
    }
    register(name, handler) {
      this.handlers.set(name, handler);
    }
    send(name, value, callback) {
      this.count += 1;
      this.waiting.set(this.count, (answers) => {
        try {
          callback(answers);
        } catch {}
      });
      this.post({ kind: 'call', id: this.count, name, value });
    }
  }

  function open({ url, where }, opened) {
    const token = String(Math.random());
    const element = document.createElement('iframe');
    const frame = new Iframe(() => element.contentWindow, token);
    element.src = url + '#rpctoken=' + token + '&parent=' + encodeURIComponent(location.origin);
    where.append(element);
    return opened(frame);
  }

  function getParentIframe() {
    const token = new URLSearchParams(location.hash.slice(1)).get('rpctoken');
    const frame = new Iframe(() => parent, token);
    frame.post({ kind: 'opened' });
    return frame;
  }

  globalThis.gapi = {
    load(_name, then) {
      globalThis.gapi.iframes = {
        Iframe,
        CROSS_ORIGIN_IFRAMES_FILTER: {},
        getContext: () => ({ open, getParentIframe }),
      };
      (then.callback ?? then)();
    },
  };
  globalThis[query.get('onload')]?.();
})();`;
