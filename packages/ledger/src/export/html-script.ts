/**
 * Searches and sums the rows of an exported page. Plain script of 2015, without a module or a request, so that browsers run it from a
 * file for many years; the page is complete without it.
 */
export const PAGE_SCRIPT = `(function () {
  'use strict';
  var rows = Array.prototype.slice.call(document.querySelectorAll('tr[data-amount]'));
  var search = document.getElementById('search');
  var kind = document.getElementById('kind');
  var sums = document.getElementById('sums');
  var count = document.getElementById('count');
  function fold(text) {
    return text.toLowerCase().normalize('NFD').replace(/[\\u0300-\\u036f]/g, '');
  }
  var texts = rows.map(function (row) { return fold(row.textContent); });
  function format(total, currency, digits) {
    var value = total / Math.pow(10, digits);
    try {
      return new Intl.NumberFormat(document.documentElement.lang, {
        style: 'currency', currency: currency,
        minimumFractionDigits: digits, maximumFractionDigits: digits
      }).format(value);
    } catch (error) {
      return value.toFixed(digits) + ' ' + currency;
    }
  }
  function update() {
    var words = fold(search.value).split(/\\s+/).filter(Boolean);
    var totals = {};
    var shown = 0;
    rows.forEach(function (row, index) {
      var fits = (kind.value === '' || row.getAttribute('data-kind') === kind.value) &&
        words.every(function (word) { return texts[index].indexOf(word) >= 0; });
      row.hidden = !fits;
      if (!fits) return;
      shown += 1;
      // Payments between people are no spending.
      if (kind.value === '' && row.getAttribute('data-kind') === 'payment') return;
      var currency = row.getAttribute('data-currency');
      var total = totals[currency] || { sum: 0, digits: Number(row.getAttribute('data-digits')) };
      total.sum += Number(row.getAttribute('data-amount'));
      totals[currency] = total;
    });
    count.textContent = String(shown);
    sums.textContent = Object.keys(totals).map(function (currency) {
      return format(totals[currency].sum, currency, totals[currency].digits);
    }).join(' · ');
  }
  search.addEventListener('input', update);
  kind.addEventListener('change', update);
  document.getElementById('tools').hidden = false;
  update();
})();`;

/** Hash of the script in the page's policy, so that the browser runs no other. A test compares it with the script. */
export const PAGE_SCRIPT_HASH = 'sha256-6kBHSg8qYlc6QXLfqCHmo/QeK6QEIPk9FE8EgV9dOpI=';
