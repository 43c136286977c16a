;;; What a person does in Emacs, session by session; writes what they see as JSON.  -*- lexical-binding: t -*-
;; Run with the settings of docs/editors.md.
(require 'cl-lib)
(require 'json)

(defvar seen nil "What was seen, by name.")
(defun see (name value) (setq seen (append seen (list (cons name value)))))

(defun wait-for (what test)
  (let ((tries 1000))
    (while (not (funcall test))
      (when (zerop (cl-decf tries)) (error "waited in vain for %s" what))
      (accept-process-output nil 0.02))))

(defun text () (buffer-substring-no-properties (point-min) (point-max)))
(defun go-to (words) (goto-char (point-min)) (search-forward words) (goto-char (match-beginning 0)))

;; Emacs looks at a buffer anew when it is idle, which it never is here.
(defun problems ()
  (flymake-start)
  (mapcar (lambda (one) `((line . ,(line-number-at-pos (flymake-diagnostic-beg one)))
                          (text . ,(buffer-substring-no-properties (flymake-diagnostic-beg one) (flymake-diagnostic-end one)))
                          (message . ,(flymake-diagnostic-text one))))
          (flymake-diagnostics)))
(defun wait-for-problems (count)
  ;; Emacs sends typed text when it is idle, or when it sends a request.
  (eglot--signal-textDocument/didChange)
  (wait-for (format "%d problems" count) (lambda () (= count (length (problems))))))

(defun labels ()
  (pcase-let ((`(,_ ,_ ,offers . ,_) (run-hook-with-args-until-success 'completion-at-point-functions)))
    (vconcat (mapcar #'substring-no-properties (all-completions "" offers)))))

(defun hover ()
  (let (contents)
    (eglot-hover-eldoc-function (lambda (text &rest _) (setq contents text)))
    (wait-for "the hover" (lambda () contents))
    (substring-no-properties contents)))

(defun fix ()
  "Takes the first of the actions that are offered at the mistake."
  (wait-for-problems 1)
  (go-to "wather")
  (let ((last-nonmenu-event t) titles)
    (cl-letf (((symbol-function 'completing-read)
               (lambda (_ items &rest _) (setq titles (mapcar #'car items)) (car titles))))
      (call-interactively #'eglot-code-actions))
    (wait-for-problems 0)
    (vconcat titles)))

(defun session-fix ()
  (wait-for-problems 1)
  (see 'problems (vconcat (problems)))
  (see 'actions (fix))
  (see 'text (text)))

(defun session-look ()
  (wait-for-problems 1)
  (go-to "gain")
  (see 'hover (hover))
  (go-to "901")
  (see 'card (hover))
  (go-to "heron")
  (let ((name (xref-backend-identifier-at-point 'eglot)))
    (see 'definition (xref-item-summary (car (xref-backend-definitions 'eglot name))))
    (see 'references (length (xref-backend-references 'eglot name))))
  (see 'symbols (vconcat (mapcar (lambda (one) (if (consp (cdr one)) (mapcar #'car (cdr one)) (car one)))
                                 (funcall imenu-create-index-function)))))

(defun session-complete ()
  (fix)
  (go-to "gain")
  (see 'steps (labels))
  (go-to "; }")
  (insert " adjacent to a ")
  (see 'things (labels))
  (insert "her")
  (completion-at-point)
  (wait-for-problems 0)
  (see 'text (text)))

(defun session-rename ()
  (fix)
  (go-to "heron")
  (eglot-rename "egret")
  (see 'card (text))
  (see 'set (with-current-buffer (get-file-buffer "set.eco") (text)))
  (wait-for-problems 0))

(defun session-format ()
  (fix)
  (eglot-format-buffer)
  (see 'text (text))
  (wait-for-problems 0))

;; Nobody is asked.
(fset 'y-or-n-p #'always)
(condition-case failure
    (progn
      (switch-to-buffer "card.eco")
      (run-hooks 'post-command-hook)
      (wait-for "the server" #'eglot-managed-p)
      (funcall (intern (concat "session-" (getenv "SESSION"))))
      (eglot-shutdown (eglot-current-server)))
  (error (see 'failure (error-message-string failure))))
(write-region (let ((json-encoding-pretty-print nil)) (json-encode seen)) nil (getenv "SEEN"))
(kill-emacs)
