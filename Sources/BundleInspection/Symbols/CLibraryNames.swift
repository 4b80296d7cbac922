/// The names that programs in C get without asking for a library.
enum CLibraryNames {
    /// What glibc, its libm and the compiler's runtime export, in the order of their bytes, with blanks between them.
    static let text = """
        _Exit _Fork _IO_enable_locks _IO_fclose _IO_fdopen _IO_feof _IO_ferror _IO_fflush _IO_fgetpos _IO_fgetpos64 _IO_fgets
        _IO_flockfile _IO_fopen _IO_fprintf _IO_fputs _IO_fread _IO_fsetpos _IO_fsetpos64 _IO_ftell _IO_ftrylockfile _IO_funlockfile
        _IO_fwrite _IO_getc _IO_getline _IO_getline_info _IO_gets _IO_printf _IO_putc _IO_puts _IO_sprintf _IO_sscanf _IO_vsprintf
        _IO_wmarker_delta _LIB_VERSION _Unwind_Backtrace _Unwind_DeleteException _Unwind_FindEnclosingFunction _Unwind_Find_FDE
        _Unwind_ForcedUnwind _Unwind_GetCFA _Unwind_GetDataRelBase _Unwind_GetGR _Unwind_GetIP _Unwind_GetIPInfo
        _Unwind_GetLanguageSpecificData _Unwind_GetRegionStart _Unwind_GetTextRelBase _Unwind_RaiseException _Unwind_Resume
        _Unwind_Resume_or_Rethrow _Unwind_SetGR _Unwind_SetIP __abort_msg __absvdi2 __absvsi2 __absvti2 __acos_finite __acosf128_finite
        __acosf_finite __acosh_finite __acoshf128_finite __acoshf_finite __acoshl_finite __acosl_finite __addtf3 __addvdi3 __addvsi3
        __addvti3 __adjtimex __after_morecore_hook __arch_prctl __argz_count __argz_next __argz_stringify __ashlti3 __ashrti3
        __asin_finite __asinf128_finite __asinf_finite __asinl_finite __asprintf __asprintf_chk __assert __assert_fail
        __assert_perror_fail __atan2_finite __atan2f128_finite __atan2f_finite __atan2l_finite __atanh_finite __atanhf128_finite
        __atanhf_finite __atanhl_finite __avx_resms64_12 __avx_resms64_13 __avx_resms64_14 __avx_resms64_15 __avx_resms64_16
        __avx_resms64_17 __avx_resms64_18 __avx_resms64f_12 __avx_resms64f_13 __avx_resms64f_14 __avx_resms64f_15 __avx_resms64f_16
        __avx_resms64f_17 __avx_resms64fx_12 __avx_resms64fx_13 __avx_resms64fx_14 __avx_resms64fx_15 __avx_resms64fx_16
        __avx_resms64fx_17 __avx_resms64x_12 __avx_resms64x_13 __avx_resms64x_14 __avx_resms64x_15 __avx_resms64x_16 __avx_resms64x_17
        __avx_resms64x_18 __avx_savms64_12 __avx_savms64_13 __avx_savms64_14 __avx_savms64_15 __avx_savms64_16 __avx_savms64_17
        __avx_savms64_18 __avx_savms64f_12 __avx_savms64f_13 __avx_savms64f_14 __avx_savms64f_15 __avx_savms64f_16 __avx_savms64f_17
        __backtrace __backtrace_symbols __backtrace_symbols_fd __bid128_abs __bid128_add __bid128_class __bid128_copy __bid128_copySign
        __bid128_div __bid128_fma __bid128_from_int32 __bid128_from_int64 __bid128_from_uint32 __bid128_from_uint64 __bid128_isCanonical
        __bid128_isFinite __bid128_isInf __bid128_isNaN __bid128_isNormal __bid128_isSignaling __bid128_isSigned __bid128_isSubnormal
        __bid128_isZero __bid128_mul __bid128_negate __bid128_quiet_equal __bid128_quiet_greater __bid128_quiet_greater_equal
        __bid128_quiet_greater_unordered __bid128_quiet_less __bid128_quiet_less_equal __bid128_quiet_less_unordered
        __bid128_quiet_not_equal __bid128_quiet_not_greater __bid128_quiet_not_less __bid128_quiet_ordered __bid128_quiet_unordered
        __bid128_radix __bid128_sameQuantum __bid128_signaling_greater __bid128_signaling_greater_equal
        __bid128_signaling_greater_unordered __bid128_signaling_less __bid128_signaling_less_equal __bid128_signaling_less_unordered
        __bid128_signaling_not_greater __bid128_signaling_not_less __bid128_sub __bid128_to_bid32 __bid128_to_bid64
        __bid128_to_binary128 __bid128_to_binary32 __bid128_to_binary64 __bid128_to_binary80 __bid128_to_int32_ceil
        __bid128_to_int32_floor __bid128_to_int32_int __bid128_to_int32_rnint __bid128_to_int32_rninta __bid128_to_int32_xceil
        __bid128_to_int32_xfloor __bid128_to_int32_xint __bid128_to_int32_xrnint __bid128_to_int32_xrninta __bid128_to_int64_ceil
        __bid128_to_int64_floor __bid128_to_int64_int __bid128_to_int64_rnint __bid128_to_int64_rninta __bid128_to_int64_xceil
        __bid128_to_int64_xfloor __bid128_to_int64_xint __bid128_to_int64_xrnint __bid128_to_int64_xrninta __bid128_to_uint32_ceil
        __bid128_to_uint32_floor __bid128_to_uint32_int __bid128_to_uint32_rnint __bid128_to_uint32_rninta __bid128_to_uint32_xceil
        __bid128_to_uint32_xfloor __bid128_to_uint32_xint __bid128_to_uint32_xrnint __bid128_to_uint32_xrninta __bid128_to_uint64_ceil
        __bid128_to_uint64_floor __bid128_to_uint64_int __bid128_to_uint64_rnint __bid128_to_uint64_rninta __bid128_to_uint64_xceil
        __bid128_to_uint64_xfloor __bid128_to_uint64_xint __bid128_to_uint64_xrnint __bid128_to_uint64_xrninta __bid128_totalOrder
        __bid128_totalOrderMag __bid128dd_add __bid128dd_div __bid128dd_mul __bid128dd_sub __bid128ddd_fma __bid128ddq_fma
        __bid128dq_add __bid128dq_div __bid128dq_mul __bid128dq_sub __bid128dqd_fma __bid128dqq_fma __bid128qd_add __bid128qd_div
        __bid128qd_mul __bid128qd_sub __bid128qdd_fma __bid128qdq_fma __bid128qqd_fma __bid32_to_bid128 __bid32_to_bid64
        __bid32_to_binary128 __bid32_to_binary32 __bid32_to_binary64 __bid32_to_binary80 __bid64_abs __bid64_add __bid64_class
        __bid64_copy __bid64_copySign __bid64_div __bid64_from_int32 __bid64_from_int64 __bid64_from_uint32 __bid64_from_uint64
        __bid64_isCanonical __bid64_isFinite __bid64_isInf __bid64_isNaN __bid64_isNormal __bid64_isSignaling __bid64_isSigned
        __bid64_isSubnormal __bid64_isZero __bid64_mul __bid64_negate __bid64_quiet_equal __bid64_quiet_greater
        __bid64_quiet_greater_equal __bid64_quiet_greater_unordered __bid64_quiet_less __bid64_quiet_less_equal
        __bid64_quiet_less_unordered __bid64_quiet_not_equal __bid64_quiet_not_greater __bid64_quiet_not_less __bid64_quiet_ordered
        __bid64_quiet_unordered __bid64_radix __bid64_sameQuantum __bid64_signaling_greater __bid64_signaling_greater_equal
        __bid64_signaling_greater_unordered __bid64_signaling_less __bid64_signaling_less_equal __bid64_signaling_less_unordered
        __bid64_signaling_not_greater __bid64_signaling_not_less __bid64_sub __bid64_to_bid128 __bid64_to_bid32 __bid64_to_binary128
        __bid64_to_binary32 __bid64_to_binary64 __bid64_to_binary80 __bid64_to_int32_ceil __bid64_to_int32_floor __bid64_to_int32_int
        __bid64_to_int32_rnint __bid64_to_int32_rninta __bid64_to_int32_xceil __bid64_to_int32_xfloor __bid64_to_int32_xint
        __bid64_to_int32_xrnint __bid64_to_int32_xrninta __bid64_to_int64_ceil __bid64_to_int64_floor __bid64_to_int64_int
        __bid64_to_int64_rnint __bid64_to_int64_rninta __bid64_to_int64_xceil __bid64_to_int64_xfloor __bid64_to_int64_xint
        __bid64_to_int64_xrnint __bid64_to_int64_xrninta __bid64_to_uint32_ceil __bid64_to_uint32_floor __bid64_to_uint32_int
        __bid64_to_uint32_rnint __bid64_to_uint32_rninta __bid64_to_uint32_xceil __bid64_to_uint32_xfloor __bid64_to_uint32_xint
        __bid64_to_uint32_xrnint __bid64_to_uint32_xrninta __bid64_to_uint64_ceil __bid64_to_uint64_floor __bid64_to_uint64_int
        __bid64_to_uint64_rnint __bid64_to_uint64_rninta __bid64_to_uint64_xceil __bid64_to_uint64_xfloor __bid64_to_uint64_xint
        __bid64_to_uint64_xrnint __bid64_to_uint64_xrninta __bid64_totalOrder __bid64_totalOrderMag __bid64ddq_fma __bid64dq_add
        __bid64dq_div __bid64dq_mul __bid64dq_sub __bid64dqd_fma __bid64dqq_fma __bid64qd_add __bid64qd_div __bid64qd_mul __bid64qd_sub
        __bid64qdd_fma __bid64qdq_fma __bid64qq_add __bid64qq_div __bid64qq_mul __bid64qq_sub __bid64qqd_fma __bid64qqq_fma __bid_adddd3
        __bid_addsd3 __bid_addtd3 __bid_divdd3 __bid_divsd3 __bid_divtd3 __bid_eqdd2 __bid_eqsd2 __bid_eqtd2 __bid_extendddtd2
        __bid_extendddtf __bid_extendddxf __bid_extenddfdd __bid_extenddftd __bid_extendsddd2 __bid_extendsddf __bid_extendsdtd2
        __bid_extendsdtf __bid_extendsdxf __bid_extendsfdd __bid_extendsfsd __bid_extendsftd __bid_extendtftd __bid_extendxftd
        __bid_fixdddi __bid_fixddsi __bid_fixsddi __bid_fixsdsi __bid_fixtddi __bid_fixtdsi __bid_fixunsdddi __bid_fixunsddsi
        __bid_fixunssddi __bid_fixunssdsi __bid_fixunstddi __bid_fixunstdsi __bid_floatdidd __bid_floatdisd __bid_floatditd
        __bid_floatsidd __bid_floatsisd __bid_floatsitd __bid_floatunsdidd __bid_floatunsdisd __bid_floatunsditd __bid_floatunssidd
        __bid_floatunssisd __bid_floatunssitd __bid_gedd2 __bid_gesd2 __bid_getd2 __bid_gtdd2 __bid_gtsd2 __bid_gttd2 __bid_ledd2
        __bid_lesd2 __bid_letd2 __bid_ltdd2 __bid_ltsd2 __bid_lttd2 __bid_muldd3 __bid_mulsd3 __bid_multd3 __bid_nedd2 __bid_nesd2
        __bid_netd2 __bid_round128_19_38 __bid_round192_39_57 __bid_round256_58_76 __bid_round64_2_18 __bid_subdd3 __bid_subsd3
        __bid_subtd3 __bid_truncdddf __bid_truncddsd2 __bid_truncddsf __bid_truncdfsd __bid_truncsdsf __bid_trunctddd2 __bid_trunctddf
        __bid_trunctdsd2 __bid_trunctdsf __bid_trunctdtf __bid_trunctdxf __bid_trunctfdd __bid_trunctfsd __bid_truncxfdd __bid_truncxfsd
        __bid_unorddd2 __bid_unordsd2 __bid_unordtd2 __binary128_to_bid128 __binary128_to_bid32 __binary128_to_bid64
        __binary32_to_bid128 __binary32_to_bid32 __binary32_to_bid64 __binary64_to_bid128 __binary64_to_bid32 __binary64_to_bid64
        __binary80_to_bid128 __binary80_to_bid32 __binary80_to_bid64 __bsd_getpgrp __bswapdi2 __bswapsi2 __bzero __call_tls_dtors
        __check_rhosts_file __chk_fail __clear_cache __clock_gettime __clog10 __clog10f __clog10l __clone __close __close_nocancel
        __clrsbdi2 __clrsbti2 __clzdi2 __clzti2 __cmpti2 __cmsg_nxthdr __confstr_chk __connect __copy_grp __cosh_finite
        __coshf128_finite __coshf_finite __coshl_finite __cpu_indicator_init __cpu_model __ctype32_b __ctype32_tolower __ctype32_toupper
        __ctype_b __ctype_b_loc __ctype_get_mb_cur_max __ctype_init __ctype_tolower __ctype_tolower_loc __ctype_toupper
        __ctype_toupper_loc __ctzdi2 __ctzti2 __curbrk __cxa_at_quick_exit __cxa_atexit __cxa_finalize __cxa_thread_atexit_impl
        __cyg_profile_func_enter __cyg_profile_func_exit __daylight __dcgettext __default_morecore __deregister_frame
        __deregister_frame_info __deregister_frame_info_bases __dfp_clear_except __dfp_get_round __dfp_raise_except __dfp_set_round
        __dfp_test_except __dgettext __divdc3 __divhc3 __divmodti4 __divsc3 __divtc3 __divtf3 __divti3 __divxc3 __dprintf_chk __dup2
        __duplocale __emutls_get_address __emutls_register_common __enable_execute_stack __endmntent __environ __eprintf __eqhf2 __eqtf2
        __errno_location __exp10_finite __exp10f128_finite __exp10f_finite __exp10l_finite __exp2_finite __exp2f128_finite
        __exp2f_finite __exp2l_finite __exp_finite __expf128_finite __expf_finite __expl_finite __explicit_bzero_chk __extenddftf2
        __extendhfdf2 __extendhfsf2 __extendhftf2 __extendhfxf2 __extendsfdf2 __extendsftf2 __extendxftf2 __fbufsize __fcntl __fdelt_chk
        __fdelt_warn __fentry__ __ffs __ffsdi2 __ffsti2 __fgets_chk __fgets_unlocked_chk __fgetws_chk __fgetws_unlocked_chk
        __file_change_detection_for_fp __file_change_detection_for_path __file_change_detection_for_stat __file_is_unchanged __finite
        __finitef __finitel __fixdfti __fixhfti __fixsfti __fixtfdi __fixtfsi __fixtfti __fixunsdfdi __fixunsdfti __fixunshfti
        __fixunssfdi __fixunssfti __fixunstfdi __fixunstfsi __fixunstfti __fixunsxfdi __fixunsxfti __fixxfti __flbf __floatditf
        __floatsitf __floattidf __floattihf __floattisf __floattitf __floattixf __floatunditf __floatunsitf __floatuntidf __floatuntihf
        __floatuntisf __floatuntitf __floatuntixf __fmod_finite __fmodf128_finite __fmodf_finite __fmodl_finite __fork __fpclassify
        __fpclassifyf __fpclassifyl __fpending __fprintf_chk __fpu_control __fpurge __fread_chk __fread_unlocked_chk __freadable
        __freading __free_hook __freelocale __fseeko64 __fsetlocking __fstat64 __ftello64 __fwprintf_chk __fwritable __fwriting __fxstat
        __fxstat64 __fxstatat __fxstatat64 __gamma_r_finite __gammaf128_r_finite __gammaf_r_finite __gammal_r_finite __gcc_bcmp
        __gcc_personality_v0 __generic_findstack __generic_morestack __generic_morestack_set_initial_sp __generic_releasestack
        __getauxval __getcwd_chk __getdelim __getdomainname_chk __getf2 __getgroups_chk __gethostname_chk __getlogin_r_chk __getmntent_r
        __getpagesize __getpgid __getpid __getrlimit __gets_chk __gettimeofday __getwd_chk __gmtime_r __gttf2 __h_errno
        __h_errno_location __hypot_finite __hypotf128_finite __hypotf_finite __hypotl_finite __idna_from_dns_encoding
        __idna_to_dns_encoding __inet6_scopeid_pton __inet_aton_exact __inet_pton_length __internal_endnetgrent __internal_getnetgrent_r
        __internal_setnetgrent __isalnum_l __isalpha_l __isascii_l __isblank_l __iscanonicall __iscntrl_l __isctype __isdigit_l
        __iseqsig __iseqsigf __iseqsigl __isgraph_l __isinf __isinff __isinfl __islower_l __isnan __isnanf __isnanl __isoc99_fscanf
        __isoc99_fwscanf __isoc99_scanf __isoc99_sscanf __isoc99_swscanf __isoc99_vfscanf __isoc99_vfwscanf __isoc99_vscanf
        __isoc99_vsscanf __isoc99_vswscanf __isoc99_vwscanf __isoc99_wscanf __isprint_l __ispunct_l __issignaling __issignalingf
        __issignalingl __isspace_l __isupper_l __iswalnum_l __iswalpha_l __iswblank_l __iswcntrl_l __iswctype __iswctype_l __iswdigit_l
        __iswgraph_l __iswlower_l __iswprint_l __iswpunct_l __iswspace_l __iswupper_l __iswxdigit_l __isxdigit_l __ivaliduser
        __j0_finite __j0f128_finite __j0f_finite __j0l_finite __j1_finite __j1f128_finite __j1f_finite __j1l_finite __jn_finite
        __jnf128_finite __jnf_finite __jnl_finite __key_decryptsession_pk_LOCAL __key_encryptsession_pk_LOCAL __key_gendes_LOCAL __letf2
        __lgamma_r_finite __lgammaf128_r_finite __lgammaf_r_finite __lgammal_r_finite __libc_alloc_buffer_alloc_array
        __libc_alloc_buffer_allocate __libc_alloc_buffer_copy_bytes __libc_alloc_buffer_copy_string __libc_alloc_buffer_create_failure
        __libc_calloc __libc_current_sigrtmax __libc_current_sigrtmin __libc_dlerror_result __libc_dn_expand __libc_dn_skipname
        __libc_fcntl64 __libc_free __libc_freeres __libc_init_first __libc_mallinfo __libc_malloc __libc_mallopt __libc_memalign
        __libc_msgsnd __libc_ns_makecanon __libc_ns_samename __libc_pvalloc __libc_realloc __libc_reallocarray __libc_res_dnok
        __libc_res_hnok __libc_res_nameinquery __libc_res_queriesmatch __libc_sa_len __libc_secure_getenv __libc_start_main
        __libc_valloc __lll_lock_wait_private __lll_lock_wake_private __log10_finite __log10f128_finite __log10f_finite __log10l_finite
        __log2_finite __log2f128_finite __log2f_finite __log2l_finite __log_finite __logf128_finite __logf_finite __logl_finite
        __longjmp_chk __lseek __lshrti3 __lttf2 __lxstat __lxstat64 __madvise __malloc_hook __malloc_initialize_hook __mbrlen __mbrtowc
        __mbsnrtowcs_chk __mbsrtowcs_chk __mbstowcs_chk __memalign_hook __memcmpeq __memcpy_chk __memmove_chk __mempcpy __mempcpy_chk
        __mempcpy_small __memset_chk __merge_grp __mktemp __mmap __modti3 __monstartup __morecore __morestack
        __morestack_allocate_stack_space __morestack_block_signals __morestack_fail __morestack_get_guard __morestack_large_model
        __morestack_load_mmap __morestack_make_guard __morestack_non_split __morestack_release_segments __morestack_set_guard
        __morestack_unblock_signals __mprotect __mq_open_2 __muldc3 __mulhc3 __mulsc3 __multc3 __multf3 __multi3 __mulvdi3 __mulvsi3
        __mulvti3 __mulxc3 __munmap __nanosleep __negtf2 __negti2 __negvdi2 __negvsi2 __negvti2 __nehf2 __netf2
        __netlink_assert_response __newlocale __nl_langinfo_l __nptl_change_stack_perm __nptl_create_event __nptl_death_event
        __nptl_initial_report_events __nptl_last_event __nptl_nthreads __nptl_rtld_global __nptl_threads_events __nptl_version
        __obstack_printf_chk __obstack_vprintf_chk __open __open64 __open64_2 __open64_nocancel __open_2 __open_catalog __open_nocancel
        __openat64_2 __openat_2 __overflow __paritydi2 __parityti2 __pipe __poll __poll_chk __popcountdi2 __popcountti2 __posix_getopt
        __pow_finite __powf128_finite __powf_finite __powidf2 __powisf2 __powitf2 __powixf2 __powl_finite __ppoll_chk __pread64
        __pread64_chk __pread64_nocancel __pread_chk __printf_chk __printf_fp __profile_frequency __progname __progname_full
        __pthread_cleanup_routine __pthread_get_minstack __pthread_getspecific __pthread_key_create __pthread_keys
        __pthread_mutex_destroy __pthread_mutex_init __pthread_mutex_lock __pthread_mutex_trylock __pthread_mutex_unlock
        __pthread_mutexattr_destroy __pthread_mutexattr_init __pthread_mutexattr_settype __pthread_once __pthread_register_cancel
        __pthread_register_cancel_defer __pthread_rwlock_destroy __pthread_rwlock_init __pthread_rwlock_rdlock
        __pthread_rwlock_tryrdlock __pthread_rwlock_trywrlock __pthread_rwlock_unlock __pthread_rwlock_wrlock __pthread_setspecific
        __pthread_unregister_cancel __pthread_unregister_cancel_restore __pthread_unwind_next __ptsname_r_chk __pwrite64 __rawmemchr
        __rcmd_errstr __read __read_chk __read_nocancel __readlink_chk __readlinkat_chk __realloc_hook __realpath_chk __recv __recv_chk
        __recvfrom_chk __register_atfork __register_frame __register_frame_info __register_frame_info_bases __register_frame_info_table
        __register_frame_info_table_bases __register_frame_table __remainder_finite __remainderf128_finite __remainderf_finite
        __remainderl_finite __resolv_context_get __resolv_context_get_override __resolv_context_get_preinit __resolv_context_put
        __rseq_flags __rseq_offset __rseq_size __rtld_version_placeholder __sbrk __scalb_finite __scalbf_finite __scalbl_finite
        __secure_getenv __select __send __sendmmsg __setmntent __setpgid __sfp_handle_exceptions __shm_get_name __sigaction __sigaddset
        __sigdelset __sigismember __signbit __signbitf __signbitl __signgam __sigpause __sigsetjmp __sigsuspend __sigtimedwait
        __sinh_finite __sinhf128_finite __sinhf_finite __sinhl_finite __snprintf __snprintf_chk __socket __splitstack_block_signals
        __splitstack_block_signals_context __splitstack_find __splitstack_find_context __splitstack_getcontext __splitstack_makecontext
        __splitstack_releasecontext __splitstack_resetcontext __splitstack_setcontext __sprintf_chk __sqrt_finite __sqrtf128_finite
        __sqrtf_finite __sqrtl_finite __sse_resms64_12 __sse_resms64_13 __sse_resms64_14 __sse_resms64_15 __sse_resms64_16
        __sse_resms64_17 __sse_resms64_18 __sse_resms64f_12 __sse_resms64f_13 __sse_resms64f_14 __sse_resms64f_15 __sse_resms64f_16
        __sse_resms64f_17 __sse_resms64fx_12 __sse_resms64fx_13 __sse_resms64fx_14 __sse_resms64fx_15 __sse_resms64fx_16
        __sse_resms64fx_17 __sse_resms64x_12 __sse_resms64x_13 __sse_resms64x_14 __sse_resms64x_15 __sse_resms64x_16 __sse_resms64x_17
        __sse_resms64x_18 __sse_savms64_12 __sse_savms64_13 __sse_savms64_14 __sse_savms64_15 __sse_savms64_16 __sse_savms64_17
        __sse_savms64_18 __sse_savms64f_12 __sse_savms64f_13 __sse_savms64f_14 __sse_savms64f_15 __sse_savms64f_16 __sse_savms64f_17
        __stack_chk_fail __stack_split_initialize __statfs __stpcpy __stpcpy_chk __stpcpy_small __stpncpy __stpncpy_chk __strcasecmp
        __strcasecmp_l __strcasestr __strcat_chk __strcoll_l __strcpy_chk __strcpy_small __strcspn_c1 __strcspn_c2 __strcspn_c3 __strdup
        __strerror_r __strfmon_l __strftime_l __strncasecmp_l __strncat_chk __strncpy_chk __strndup __strpbrk_c2 __strpbrk_c3
        __strsep_1c __strsep_2c __strsep_3c __strsep_g __strspn_c1 __strspn_c2 __strspn_c3 __strtod_internal __strtod_l __strtod_nan
        __strtof128_internal __strtof128_nan __strtof_internal __strtof_l __strtof_nan __strtok_r __strtok_r_1c __strtol_internal
        __strtol_l __strtold_internal __strtold_l __strtold_nan __strtoll_internal __strtoll_l __strtoul_internal __strtoul_l
        __strtoull_internal __strtoull_l __strverscmp __strxfrm_l __subtf3 __subvdi3 __subvsi3 __subvti3 __swprintf_chk __sysconf
        __sysctl __syslog_chk __sysv_signal __tdelete __tfind __timezone __tls_get_addr __toascii_l __tolower_l __toupper_l __towctrans
        __towctrans_l __towlower_l __towupper_l __truncdfhf2 __truncdfsf2 __truncsfhf2 __trunctfdf2 __trunctfhf2 __trunctfsf2
        __trunctfxf2 __truncxfhf2 __tsearch __ttyname_r_chk __twalk __twalk_r __tzname __ucmpti2 __udiv_w_sdiv __udivmodti4 __udivti3
        __uflow __umodti3 __underflow __unordtf2 __uselocale __vasprintf_chk __vdprintf_chk __vfork __vfprintf_chk __vfscanf
        __vfwprintf_chk __vprintf_chk __vsnprintf __vsnprintf_chk __vsprintf_chk __vsscanf __vswprintf_chk __vsyslog_chk __vwprintf_chk
        __wait __waitpid __wcpcpy_chk __wcpncpy_chk __wcrtomb_chk __wcscasecmp_l __wcscat_chk __wcscoll_l __wcscpy_chk __wcsftime_l
        __wcsncasecmp_l __wcsncat_chk __wcsncpy_chk __wcsnrtombs_chk __wcsrtombs_chk __wcstod_internal __wcstod_l __wcstof128_internal
        __wcstof_internal __wcstof_l __wcstol_internal __wcstol_l __wcstold_internal __wcstold_l __wcstoll_internal __wcstoll_l
        __wcstombs_chk __wcstoul_internal __wcstoul_l __wcstoull_internal __wcstoull_l __wcsxfrm_l __wctomb_chk __wctrans_l __wctype_l
        __wmemcpy_chk __wmemmove_chk __wmempcpy_chk __wmemset_chk __woverflow __wprintf_chk __wrap_pthread_create __write
        __write_nocancel __wuflow __wunderflow __x86_get_cpuid_feature_leaf __xmknod __xmknodat __xpg_basename __xpg_sigpause
        __xpg_strerror_r __xstat __xstat64 __y0_finite __y0f128_finite __y0f_finite __y0l_finite __y1_finite __y1f128_finite
        __y1f_finite __y1l_finite __yn_finite __ynf128_finite __ynf_finite __ynl_finite _environ _exit _flushlbf _itoa_lower_digits
        _libc_intl_domainname _longjmp _mcount _nl_default_dirname _nl_domain_bindings _nl_msg_cat_cntr _pthread_cleanup_pop
        _pthread_cleanup_pop_restore _pthread_cleanup_push _pthread_cleanup_push_defer _r_debug _res _res_hconf _setjmp _sys_errlist
        _sys_nerr _sys_siglist _thread_db___nptl_last_event _thread_db___nptl_nthreads _thread_db___nptl_rtld_global
        _thread_db___pthread_keys _thread_db_const_thread_area _thread_db_dtv_dtv _thread_db_dtv_slotinfo_gen
        _thread_db_dtv_slotinfo_list_len _thread_db_dtv_slotinfo_list_next _thread_db_dtv_slotinfo_list_slotinfo
        _thread_db_dtv_slotinfo_map _thread_db_dtv_t_counter _thread_db_dtv_t_pointer_val _thread_db_link_map_l_tls_modid
        _thread_db_link_map_l_tls_offset _thread_db_list_t_next _thread_db_list_t_prev _thread_db_pthread_cancelhandling
        _thread_db_pthread_dtvp _thread_db_pthread_eventbuf _thread_db_pthread_eventbuf_eventmask
        _thread_db_pthread_eventbuf_eventmask_event_bits _thread_db_pthread_key_data_data _thread_db_pthread_key_data_level2_data
        _thread_db_pthread_key_data_seq _thread_db_pthread_key_struct_destr _thread_db_pthread_key_struct_seq _thread_db_pthread_list
        _thread_db_pthread_nextevent _thread_db_pthread_report_events _thread_db_pthread_schedparam_sched_priority
        _thread_db_pthread_schedpolicy _thread_db_pthread_specific _thread_db_pthread_start_routine _thread_db_pthread_tid
        _thread_db_rtld_global__dl_stack_used _thread_db_rtld_global__dl_stack_user _thread_db_rtld_global__dl_tls_dtv_slotinfo_list
        _thread_db_sizeof_dtv_slotinfo _thread_db_sizeof_dtv_slotinfo_list _thread_db_sizeof_list_t _thread_db_sizeof_pthread
        _thread_db_sizeof_pthread_key_data _thread_db_sizeof_pthread_key_data_level2 _thread_db_sizeof_pthread_key_struct
        _thread_db_sizeof_td_eventbuf_t _thread_db_sizeof_td_thr_events_t _thread_db_td_eventbuf_t_eventdata
        _thread_db_td_eventbuf_t_eventnum _thread_db_td_thr_events_t_event_bits _tolower _toupper a64l abort abs accept accept4 access
        acct acos acosf acosh acoshf acoshl acosl addmntent addseverity adjtime adjtimex advance aio_cancel aio_cancel64 aio_error
        aio_error64 aio_fsync aio_fsync64 aio_init aio_read aio_read64 aio_return aio_return64 aio_suspend aio_suspend64 aio_write
        aio_write64 alarm aligned_alloc alphasort alphasort64 arc4random arc4random_buf arc4random_uniform arch_prctl
        argp_err_exit_status argp_error argp_failure argp_help argp_parse argp_program_bug_address argp_program_version
        argp_program_version_hook argp_state_help argp_usage argz_add argz_add_sep argz_append argz_count argz_create argz_create_sep
        argz_delete argz_extract argz_insert argz_next argz_replace argz_stringify asctime asctime_r asin asinf asinh asinhf asinhl
        asinl asprintf atan atan2 atan2f atan2l atanf atanh atanhf atanhl atanl atof atoi atol atoll backtrace backtrace_symbols
        backtrace_symbols_fd basename bcmp bcopy bdflush bind bind_textdomain_codeset bindtextdomain brk bsd_signal bsearch btowc bzero
        c16rtomb c32rtomb c8rtomb cabs cabsf cabsl cacos cacosf cacosh cacoshf cacoshl cacosl call_once calloc canonicalize
        canonicalize_file_name canonicalizef canonicalizel capget capset carg cargf cargl casin casinf casinh casinhf casinhl casinl
        catan catanf catanh catanhf catanhl catanl catclose catgets catopen cbrt cbrtf cbrtl ccos ccosf ccosh ccoshf ccoshl ccosl ceil
        ceilf ceill cexp cexpf cexpl cfgetispeed cfgetospeed cfmakeraw cfree cfsetispeed cfsetospeed cfsetspeed chdir chflags chmod
        chown chroot cimag cimagf cimagl clearenv clearerr clearerr_unlocked clock clock_adjtime clock_getcpuclockid clock_getres
        clock_gettime clock_nanosleep clock_settime clog clog10 clog10f clog10l clogf clogl clone close close_range closedir closefrom
        closelog cnd_broadcast cnd_destroy cnd_init cnd_signal cnd_timedwait cnd_wait confstr conj conjf conjl connect copy_file_range
        copysign copysignf copysignl cos cosf cosh coshf coshl cosl cpow cpowf cpowl cproj cprojf cprojl creal crealf creall creat
        creat64 create_module csin csinf csinh csinhf csinhl csinl csqrt csqrtf csqrtl ctan ctanf ctanh ctanhf ctanhl ctanl ctermid
        ctime ctime_r cuserid daddl daemon daylight dcgettext dcngettext ddivl delete_module dfmal dgettext difftime dirfd dirname div
        dl_iterate_phdr dladdr dladdr1 dlclose dlerror dlinfo dlmopen dlopen dlsym dlvsym dmull dn_comp dn_expand dn_skipname dngettext
        dprintf drand48 drand48_r drem dremf dreml dsqrtl dsubl dup dup2 dup3 duplocale dysize eaccess ecvt ecvt_r endaliasent endfsent
        endgrent endhostent endmntent endnetent endnetgrent endprotoent endpwent endrpcent endservent endsgent endspent endttyent
        endusershell endutent endutxent environ envz_add envz_entry envz_get envz_merge envz_remove envz_strip epoll_create
        epoll_create1 epoll_ctl epoll_pwait epoll_pwait2 epoll_wait erand48 erand48_r erf erfc erfcf erfcl erff erfl err errno error
        error_at_line error_message_count error_one_per_line error_print_progname errx ether_aton ether_aton_r ether_hostton ether_line
        ether_ntoa ether_ntoa_r ether_ntohost euidaccess eventfd eventfd_read eventfd_write execl execle execlp execv execve execveat
        execvp execvpe exit exp exp10 exp10f exp10l exp2 exp2f exp2l expf expl explicit_bzero expm1 expm1f expm1l fabs fabsf fabsl
        faccessat fadd faddl fallocate fallocate64 fanotify_init fanotify_mark fattach fchdir fchflags fchmod fchmodat fchown fchownat
        fclose fcloseall fcntl fcntl64 fcvt fcvt_r fdatasync fdetach fdim fdimf fdiml fdiv fdivl fdopen fdopendir feclearexcept
        fedisableexcept feenableexcept fegetenv fegetexcept fegetexceptflag fegetmode fegetround feholdexcept feof feof_unlocked
        feraiseexcept ferror ferror_unlocked fesetenv fesetexcept fesetexceptflag fesetmode fesetround fetestexcept fetestexceptflag
        feupdateenv fexecve fflush fflush_unlocked ffma ffmal ffs ffsl ffsll fgetc fgetc_unlocked fgetgrent fgetgrent_r fgetpos
        fgetpos64 fgetpwent fgetpwent_r fgets fgets_unlocked fgetsgent fgetsgent_r fgetspent fgetspent_r fgetwc fgetwc_unlocked fgetws
        fgetws_unlocked fgetxattr fileno fileno_unlocked finite finitef finitel flistxattr flock flockfile floor floorf floorl fma fmaf
        fmal fmax fmaxf fmaximum fmaximum_mag fmaximum_mag_num fmaximum_mag_numf fmaximum_mag_numl fmaximum_magf fmaximum_magl
        fmaximum_num fmaximum_numf fmaximum_numl fmaximumf fmaximuml fmaxl fmaxmag fmaxmagf fmaxmagl fmemopen fmin fminf fminimum
        fminimum_mag fminimum_mag_num fminimum_mag_numf fminimum_mag_numl fminimum_magf fminimum_magl fminimum_num fminimum_numf
        fminimum_numl fminimumf fminimuml fminl fminmag fminmagf fminmagl fmod fmodf fmodl fmtmsg fmul fmull fnmatch fopen fopen64
        fopencookie fork forkpty fpathconf fprintf fputc fputc_unlocked fputs fputs_unlocked fputwc fputwc_unlocked fputws
        fputws_unlocked fread fread_unlocked free freeaddrinfo freeifaddrs freelocale fremovexattr freopen freopen64 frexp frexpf frexpl
        fromfp fromfpf fromfpl fromfpx fromfpxf fromfpxl fscanf fsconfig fseek fseeko fseeko64 fsetpos fsetpos64 fsetxattr fsmount
        fsopen fspick fsqrt fsqrtl fstat fstat64 fstatat fstatat64 fstatfs fstatfs64 fstatvfs fstatvfs64 fsub fsubl fsync ftell ftello
        ftello64 ftime ftok ftruncate ftruncate64 ftrylockfile fts64_children fts64_close fts64_open fts64_read fts64_set fts_children
        fts_close fts_open fts_read fts_set ftw ftw64 funlockfile futimens futimes futimesat fwide fwprintf fwrite fwrite_unlocked
        fwscanf gai_cancel gai_error gai_strerror gai_suspend gamma gammaf gammal gcvt get_avphys_pages get_current_dir_name
        get_kernel_syms get_nprocs get_nprocs_conf get_phys_pages getaddrinfo getaddrinfo_a getaliasbyname getaliasbyname_r getaliasent
        getaliasent_r getauxval getc getc_unlocked getchar getchar_unlocked getcontext getcpu getcwd getdate getdate_err getdate_r
        getdelim getdents64 getdirentries getdirentries64 getdomainname getdtablesize getegid getentropy getenv geteuid getfsent
        getfsfile getfsspec getgid getgrent getgrent_r getgrgid getgrgid_r getgrnam getgrnam_r getgrouplist getgroups gethostbyaddr
        gethostbyaddr_r gethostbyname gethostbyname2 gethostbyname2_r gethostbyname_r gethostent gethostent_r gethostid gethostname
        getifaddrs getipv4sourcefilter getitimer getline getloadavg getlogin getlogin_r getmntent getmntent_r getmsg getnameinfo
        getnetbyaddr getnetbyaddr_r getnetbyname getnetbyname_r getnetent getnetent_r getnetgrent getnetgrent_r getopt getopt_long
        getopt_long_only getpagesize getpass getpayload getpayloadf getpayloadl getpeername getpgid getpgrp getpid getpmsg getppid
        getpriority getprotobyname getprotobyname_r getprotobynumber getprotobynumber_r getprotoent getprotoent_r getpt getpublickey
        getpw getpwent getpwent_r getpwnam getpwnam_r getpwuid getpwuid_r getrandom getresgid getresuid getrlimit getrlimit64
        getrpcbyname getrpcbyname_r getrpcbynumber getrpcbynumber_r getrpcent getrpcent_r getrpcport getrusage gets getsecretkey
        getservbyname getservbyname_r getservbyport getservbyport_r getservent getservent_r getsgent getsgent_r getsgnam getsgnam_r
        getsid getsockname getsockopt getsourcefilter getspent getspent_r getspnam getspnam_r getsubopt gettext gettid gettimeofday
        getttyent getttynam getuid getusershell getutent getutent_r getutid getutid_r getutline getutline_r getutmp getutmpx getutxent
        getutxid getutxline getw getwc getwc_unlocked getwchar getwchar_unlocked getwd getxattr glob glob64 glob_pattern_p globfree
        globfree64 gmtime gmtime_r gnu_dev_major gnu_dev_makedev gnu_dev_minor gnu_get_libc_release gnu_get_libc_version grantpt
        group_member gsignal gtty h_errlist h_nerr hasmntopt hcreate hcreate_r hdestroy hdestroy_r herror hsearch hsearch_r hstrerror
        htonl htons hypot hypotf hypotl iconv iconv_close iconv_open if_freenameindex if_indextoname if_nameindex if_nametoindex ilogb
        ilogbf ilogbl imaxabs imaxdiv in6addr_any in6addr_loopback index inet6_opt_append inet6_opt_find inet6_opt_finish
        inet6_opt_get_val inet6_opt_init inet6_opt_next inet6_opt_set_val inet6_option_alloc inet6_option_append inet6_option_find
        inet6_option_init inet6_option_next inet6_option_space inet6_rth_add inet6_rth_getaddr inet6_rth_init inet6_rth_reverse
        inet6_rth_segments inet6_rth_space inet_addr inet_aton inet_lnaof inet_makeaddr inet_netof inet_network inet_nsap_addr
        inet_nsap_ntoa inet_ntoa inet_ntop inet_pton init_module initgroups initstate initstate_r innetgr inotify_add_watch inotify_init
        inotify_init1 inotify_rm_watch insque ioctl ioperm iopl iruserok iruserok_af isalnum isalnum_l isalpha isalpha_l isascii
        isastream isatty isblank isblank_l iscntrl iscntrl_l isctype isdigit isdigit_l isfdtype isgraph isgraph_l isinf isinfd128
        isinfd32 isinfd64 isinff isinfl islower islower_l isnan isnanf isnanl isprint isprint_l ispunct ispunct_l isspace isspace_l
        isupper isupper_l iswalnum iswalnum_l iswalpha iswalpha_l iswblank iswblank_l iswcntrl iswcntrl_l iswctype iswctype_l iswdigit
        iswdigit_l iswgraph iswgraph_l iswlower iswlower_l iswprint iswprint_l iswpunct iswpunct_l iswspace iswspace_l iswupper
        iswupper_l iswxdigit iswxdigit_l isxdigit isxdigit_l j0 j0f j0l j1 j1f j1l jn jnf jnl jrand48 jrand48_r kill killpg klogctl l64a
        labs lchmod lchown lckpwdf lcong48 lcong48_r ldexp ldexpf ldexpl ldiv lfind lgamma lgamma_r lgammaf lgammaf_r lgammal lgammal_r
        lgetxattr link linkat lio_listio lio_listio64 listen listxattr llabs lldiv llistxattr llogb llogbf llogbl llrint llrintf llrintl
        llround llroundf llroundl llseek loc1 loc2 localeconv localtime localtime_r lockf locs log log10 log10f log10l log1p log1pf
        log1pl log2 log2f log2l logb logbf logbl logf login login_tty logl logout logwtmp longjmp lrand48 lrand48_r lremovexattr lrint
        lrintf lrintl lround lroundf lroundl lsearch lseek lseek64 lsetxattr lstat lstat64 lutimes madvise makecontext mallinfo
        mallinfo2 malloc malloc_info malloc_stats malloc_trim malloc_usable_size mallopt mallwatch matherr mblen mbrlen mbrtoc16
        mbrtoc32 mbrtoc8 mbrtowc mbsinit mbsnrtowcs mbsrtowcs mbstowcs mbtowc mcheck mcheck_check_all mcheck_pedantic memalign memccpy
        memchr memcmp memcpy memfd_create memfrob memmem memmove mempcpy memrchr memset mincore mkdir mkdirat mkdtemp mkfifo mkfifoat
        mknod mknodat mkostemp mkostemp64 mkostemps mkostemps64 mkstemp mkstemp64 mkstemps mkstemps64 mktemp mktime mlock mlock2
        mlockall mmap mmap64 modf modff modfl modify_ldt monstartup mount mount_setattr move_mount mprobe mprotect mq_close mq_getattr
        mq_notify mq_open mq_receive mq_send mq_setattr mq_timedreceive mq_timedsend mq_unlink mrand48 mrand48_r mremap msgctl msgget
        msgrcv msgsnd msync mtrace mtx_destroy mtx_init mtx_lock mtx_timedlock mtx_trylock mtx_unlock munlock munlockall munmap muntrace
        name_to_handle_at nan nanf nanl nanosleep nearbyint nearbyintf nearbyintl newlocale nextafter nextafterf nextafterl nextdown
        nextdownf nextdownl nexttoward nexttowardf nexttowardl nextup nextupf nextupl nfsservctl nftw nftw64 ngettext nice nl_langinfo
        nl_langinfo_l nrand48 nrand48_r ns_name_compress ns_name_ntop ns_name_pack ns_name_pton ns_name_skip ns_name_uncompress
        ns_name_unpack ntohl ntohs ntp_adjtime ntp_gettime ntp_gettimex on_exit open open64 open_by_handle_at open_memstream open_tree
        open_wmemstream openat openat64 opendir openlog openpty optarg opterr optind optopt parse_printf_format pathconf pause pclose
        perror personality pidfd_getfd pidfd_open pidfd_send_signal pipe pipe2 pivot_root pkey_alloc pkey_free pkey_get pkey_mprotect
        pkey_set poll popen posix_fadvise posix_fadvise64 posix_fallocate posix_fallocate64 posix_madvise posix_memalign posix_openpt
        posix_spawn posix_spawn_file_actions_addchdir_np posix_spawn_file_actions_addclose posix_spawn_file_actions_addclosefrom_np
        posix_spawn_file_actions_adddup2 posix_spawn_file_actions_addfchdir_np posix_spawn_file_actions_addopen
        posix_spawn_file_actions_addtcsetpgrp_np posix_spawn_file_actions_destroy posix_spawn_file_actions_init posix_spawnattr_destroy
        posix_spawnattr_getflags posix_spawnattr_getpgroup posix_spawnattr_getschedparam posix_spawnattr_getschedpolicy
        posix_spawnattr_getsigdefault posix_spawnattr_getsigmask posix_spawnattr_init posix_spawnattr_setflags posix_spawnattr_setpgroup
        posix_spawnattr_setschedparam posix_spawnattr_setschedpolicy posix_spawnattr_setsigdefault posix_spawnattr_setsigmask
        posix_spawnp pow pow10 pow10f pow10l powf powl ppoll prctl pread pread64 preadv preadv2 preadv64 preadv64v2 printf printf_size
        printf_size_info prlimit prlimit64 process_madvise process_mrelease process_vm_readv process_vm_writev profil
        program_invocation_name program_invocation_short_name pselect psiginfo psignal pthread_atfork pthread_attr_destroy
        pthread_attr_getaffinity_np pthread_attr_getdetachstate pthread_attr_getguardsize pthread_attr_getinheritsched
        pthread_attr_getschedparam pthread_attr_getschedpolicy pthread_attr_getscope pthread_attr_getsigmask_np pthread_attr_getstack
        pthread_attr_getstackaddr pthread_attr_getstacksize pthread_attr_init pthread_attr_setaffinity_np pthread_attr_setdetachstate
        pthread_attr_setguardsize pthread_attr_setinheritsched pthread_attr_setschedparam pthread_attr_setschedpolicy
        pthread_attr_setscope pthread_attr_setsigmask_np pthread_attr_setstack pthread_attr_setstackaddr pthread_attr_setstacksize
        pthread_barrier_destroy pthread_barrier_init pthread_barrier_wait pthread_barrierattr_destroy pthread_barrierattr_getpshared
        pthread_barrierattr_init pthread_barrierattr_setpshared pthread_cancel pthread_clockjoin_np pthread_cond_broadcast
        pthread_cond_clockwait pthread_cond_destroy pthread_cond_init pthread_cond_signal pthread_cond_timedwait pthread_cond_wait
        pthread_condattr_destroy pthread_condattr_getclock pthread_condattr_getpshared pthread_condattr_init pthread_condattr_setclock
        pthread_condattr_setpshared pthread_create pthread_detach pthread_equal pthread_exit pthread_getaffinity_np
        pthread_getattr_default_np pthread_getattr_np pthread_getconcurrency pthread_getcpuclockid pthread_getname_np
        pthread_getschedparam pthread_getspecific pthread_join pthread_key_create pthread_key_delete pthread_kill
        pthread_kill_other_threads_np pthread_mutex_clocklock pthread_mutex_consistent pthread_mutex_consistent_np pthread_mutex_destroy
        pthread_mutex_getprioceiling pthread_mutex_init pthread_mutex_lock pthread_mutex_setprioceiling pthread_mutex_timedlock
        pthread_mutex_trylock pthread_mutex_unlock pthread_mutexattr_destroy pthread_mutexattr_getkind_np
        pthread_mutexattr_getprioceiling pthread_mutexattr_getprotocol pthread_mutexattr_getpshared pthread_mutexattr_getrobust
        pthread_mutexattr_getrobust_np pthread_mutexattr_gettype pthread_mutexattr_init pthread_mutexattr_setkind_np
        pthread_mutexattr_setprioceiling pthread_mutexattr_setprotocol pthread_mutexattr_setpshared pthread_mutexattr_setrobust
        pthread_mutexattr_setrobust_np pthread_mutexattr_settype pthread_once pthread_rwlock_clockrdlock pthread_rwlock_clockwrlock
        pthread_rwlock_destroy pthread_rwlock_init pthread_rwlock_rdlock pthread_rwlock_timedrdlock pthread_rwlock_timedwrlock
        pthread_rwlock_tryrdlock pthread_rwlock_trywrlock pthread_rwlock_unlock pthread_rwlock_wrlock pthread_rwlockattr_destroy
        pthread_rwlockattr_getkind_np pthread_rwlockattr_getpshared pthread_rwlockattr_init pthread_rwlockattr_setkind_np
        pthread_rwlockattr_setpshared pthread_self pthread_setaffinity_np pthread_setattr_default_np pthread_setcancelstate
        pthread_setcanceltype pthread_setconcurrency pthread_setname_np pthread_setschedparam pthread_setschedprio pthread_setspecific
        pthread_sigmask pthread_sigqueue pthread_spin_destroy pthread_spin_init pthread_spin_lock pthread_spin_trylock
        pthread_spin_unlock pthread_testcancel pthread_timedjoin_np pthread_tryjoin_np pthread_yield ptrace ptsname ptsname_r putc
        putc_unlocked putchar putchar_unlocked putenv putgrent putmsg putpmsg putpwent puts putsgent putspent pututline pututxline putw
        putwc putwc_unlocked putwchar putwchar_unlocked pvalloc pwrite pwrite64 pwritev pwritev2 pwritev64 pwritev64v2 qecvt qecvt_r
        qfcvt qfcvt_r qgcvt qsort qsort_r query_module quick_exit quotactl raise rand rand_r random random_r rawmemchr rcmd rcmd_af
        re_comp re_compile_fastmap re_compile_pattern re_exec re_match re_match_2 re_max_failures re_search re_search_2 re_set_registers
        re_set_syntax re_syntax_options read readahead readdir readdir64 readdir64_r readdir_r readlink readlinkat readv realloc
        reallocarray realpath reboot recv recvfrom recvmmsg recvmsg regcomp regerror regexec regfree register_printf_function
        register_printf_modifier register_printf_specifier register_printf_type remainder remainderf remainderl remap_file_pages remove
        removexattr remque remquo remquof remquol rename renameat renameat2 res_dnok res_hnok res_mailok res_mkquery res_nmkquery
        res_nquery res_nquerydomain res_nsearch res_nsend res_ownok res_query res_querydomain res_search res_send revoke rewind
        rewinddir rexec rexec_af rexecoptions rindex rint rintf rintl rmdir round roundeven roundevenf roundevenl roundf roundl rpmatch
        rresvport rresvport_af rtime ruserok ruserok_af ruserpass sbrk scalb scalbf scalbl scalbln scalblnf scalblnl scalbn scalbnf
        scalbnl scandir scandir64 scandirat scandirat64 scanf sched_get_priority_max sched_get_priority_min sched_getaffinity
        sched_getcpu sched_getparam sched_getscheduler sched_rr_get_interval sched_setaffinity sched_setparam sched_setscheduler
        sched_yield secure_getenv seed48 seed48_r seekdir select sem_clockwait sem_close sem_destroy sem_getvalue sem_init sem_open
        sem_post sem_timedwait sem_trywait sem_unlink sem_wait semctl semget semop semtimedop send sendfile sendfile64 sendmmsg sendmsg
        sendto setaliasent setbuf setbuffer setcontext setdomainname setegid setenv seteuid setfsent setfsgid setfsuid setgid setgrent
        setgroups sethostent sethostid sethostname setipv4sourcefilter setitimer setjmp setlinebuf setlocale setlogin setlogmask
        setmntent setnetent setnetgrent setns setpayload setpayloadf setpayloadl setpayloadsig setpayloadsigf setpayloadsigl setpgid
        setpgrp setpriority setprotoent setpwent setregid setresgid setresuid setreuid setrlimit setrlimit64 setrpcent setservent
        setsgent setsid setsockopt setsourcefilter setspent setstate setstate_r settimeofday setttyent setuid setusershell setutent
        setutxent setvbuf setxattr sgetsgent sgetsgent_r sgetspent sgetspent_r shm_open shm_unlink shmat shmctl shmdt shmget shutdown
        sigabbrev_np sigaction sigaddset sigaltstack sigandset sigblock sigdelset sigdescr_np sigemptyset sigfillset siggetmask sighold
        sigignore siginterrupt sigisemptyset sigismember siglongjmp signal signalfd signgam significand significandf significandl
        sigorset sigpause sigpending sigprocmask sigqueue sigrelse sigreturn sigset sigsetmask sigstack sigsuspend sigtimedwait sigvec
        sigwait sigwaitinfo sin sincos sincosf sincosl sinf sinh sinhf sinhl sinl sleep snprintf sockatmark socket socketpair splice
        sprintf sprofil sqrt sqrtf sqrtl srand srand48 srand48_r srandom srandom_r sscanf ssignal sstk stat stat64 statfs statfs64
        statvfs statvfs64 statx stderr stdin stdout step stime stpcpy stpncpy strcasecmp strcasecmp_l strcasestr strcat strchr strchrnul
        strcmp strcoll strcoll_l strcpy strcspn strdup strerror strerror_l strerror_r strerrordesc_np strerrorname_np strfmon strfmon_l
        strfromd strfromf strfroml strfry strftime strftime_l strlen strncasecmp strncasecmp_l strncat strncmp strncpy strndup strnlen
        strpbrk strptime strptime_l strrchr strsep strsignal strspn strstr strtod strtod_l strtof strtof128_l strtof32_l strtof32x_l
        strtof64_l strtof64x_l strtof_l strtoimax strtok strtok_r strtol strtol_l strtold strtold_l strtoll strtoll_l strtoq strtoul
        strtoul_l strtoull strtoull_l strtoumax strtouq strverscmp strxfrm strxfrm_l stty swab swapcontext swapoff swapon swprintf
        swscanf symlink symlinkat sync sync_file_range syncfs sys_errlist sys_nerr sys_sigabbrev sys_siglist syscall sysconf sysctl
        sysinfo syslog system sysv_signal tan tanf tanh tanhf tanhl tanl tcdrain tcflow tcflush tcgetattr tcgetpgrp tcgetsid tcsendbreak
        tcsetattr tcsetpgrp tdelete tdestroy tee telldir tempnam textdomain tfind tgamma tgammaf tgammal tgkill thrd_create thrd_current
        thrd_detach thrd_equal thrd_exit thrd_join thrd_sleep thrd_yield time timegm timelocal timer_create timer_delete
        timer_getoverrun timer_gettime timer_settime timerfd_create timerfd_gettime timerfd_settime times timespec_get timespec_getres
        timezone tmpfile tmpfile64 tmpnam tmpnam_r toascii tolower tolower_l totalorder totalorderf totalorderl totalordermag
        totalordermagf totalordermagl toupper toupper_l towctrans towctrans_l towlower towlower_l towupper towupper_l tr_break trunc
        truncate truncate64 truncf truncl tsearch tss_create tss_delete tss_get tss_set ttyname ttyname_r ttyslot twalk twalk_r tzname
        tzset ualarm ufromfp ufromfpf ufromfpl ufromfpx ufromfpxf ufromfpxl ulckpwdf ulimit umask umount umount2 uname ungetc ungetwc
        unlink unlinkat unlockpt unsetenv unshare updwtmp updwtmpx uselib uselocale usleep ustat utime utimensat utimes utmpname
        utmpxname valloc vasprintf vdprintf verr verrx versionsort versionsort64 vfork vfprintf vfscanf vfwprintf vfwscanf vhangup
        vlimit vmsplice vprintf vscanf vsnprintf vsprintf vsscanf vswprintf vswscanf vsyslog vtimes vwarn vwarnx vwprintf vwscanf wait
        wait3 wait4 waitid waitpid warn warnx wcpcpy wcpncpy wcrtomb wcscasecmp wcscasecmp_l wcscat wcschr wcschrnul wcscmp wcscoll
        wcscoll_l wcscpy wcscspn wcsdup wcsftime wcsftime_l wcslen wcsncasecmp wcsncasecmp_l wcsncat wcsncmp wcsncpy wcsnlen wcsnrtombs
        wcspbrk wcsrchr wcsrtombs wcsspn wcsstr wcstod wcstod_l wcstof wcstof128_l wcstof32_l wcstof32x_l wcstof64_l wcstof64x_l
        wcstof_l wcstoimax wcstok wcstol wcstol_l wcstold wcstold_l wcstoll wcstoll_l wcstombs wcstoq wcstoul wcstoul_l wcstoull
        wcstoull_l wcstoumax wcstouq wcswcs wcswidth wcsxfrm wcsxfrm_l wctob wctomb wctrans wctrans_l wctype wctype_l wcwidth wmemchr
        wmemcmp wmemcpy wmemmove wmempcpy wmemset wordexp wordfree wprintf write writev wscanf xdrmem_create xdrrec_create
        xdrrec_endofrecord xdrrec_eof xdrrec_skiprecord xdrstdio_create y0 y0f y0l y1 y1f y1l yn ynf ynl
        """
}
